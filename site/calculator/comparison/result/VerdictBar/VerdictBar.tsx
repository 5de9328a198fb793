import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { transition } from '../../../../../design-system/styles/transition.ts';
import { Text } from '../../../../../design-system/text/Text/Text.tsx';

interface VerdictBarProps extends ComponentProps<'div'> {
  /** The answer in one sentence, the same as in the card that it stands for. */
  title: string;
  /** Whose amount is whose, in one line. */
  detail?: string | undefined;
  /** While it is not, it cannot be seen. */
  visible: boolean;
}

/**
 * The verdict of a comparison, kept below the header while its `SummaryCard` is out of view. It takes no
 * focus, and screen readers leave it out: they have the card.
 */
export function VerdictBar({ title, detail, visible, ...rest }: VerdictBarProps) {
  return (
    <Bar {...rest} aria-hidden data-visible={visible}>
      <Text variant="label">{title}</Text>
      {detail && <Text variant="note">{detail}</Text>}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xxs,
  padding: `${theme.vars.space.s} ${theme.vars.space.m}`,
  border: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  // Its upper edge is the header's, so that nothing shows between them.
  borderBlockStart: 0,
  borderEndStartRadius: theme.vars.radius.large,
  borderEndEndRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.primary,
  boxShadow: theme.vars.elevation.floating,
  fontVariantNumeric: 'tabular-nums',
  // It appears softly and goes at once: the card that it stands for is there again.
  transition: transition(theme, 'opacity', 'ease'),
  '&[data-visible="false"]': { visibility: 'hidden', opacity: 0, transition: 'none' },
  '@media print': { display: 'none' },
}));
