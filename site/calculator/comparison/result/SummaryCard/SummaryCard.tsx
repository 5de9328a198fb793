import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import type { ComponentProps, ReactNode } from 'react';
import { ems } from '../../../../../design-system/styles/lengths.ts';
import { visuallyHidden } from '../../../../../design-system/styles/visually-hidden.ts';
import { Text } from '../../../../../design-system/text/Text/Text.tsx';
import { useSettled } from '../../../useSettled.ts';

interface SummaryCardProps extends ComponentProps<'div'> {
  /** The answer in one sentence, e.g. `At 67 you have 5.829 € less than if you invest directly`. */
  title: string;
  /** Paragraphs that explain the answer, smaller than it. */
  lines: readonly string[];
  /** A new result is on its way. */
  loading?: boolean;
  /** The choice of the calculation that is answered, such as a `SegmentedControl`. */
  children?: ReactNode;
}

/** The verdict of a comparison. A win, a loss and a draw look the same: only the words differ. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, lines, loading, children, ...rest } = props;
  // The card follows a slider; only what it comes to rest at is announced.
  const announced = useSettled(
    [title, ...lines].map((text) => text.replace(/\.?$/, '.')).join(' '),
  );
  return (
    <Root {...rest}>
      <Result variant="plain" aria-busy={loading}>
        <Text variant="subtitle">{title}</Text>
        {lines.map((line) => (
          <Text key={line} variant="note">
            {line}
          </Text>
        ))}
        {children}
      </Result>
      <Spoken role="status">{announced}</Spoken>
    </Root>
  );
}

/** The card asks how wide it is, not how wide the screen is. */
const Root = styled('div')({ containerType: 'inline-size', position: 'relative' });

/** Wider than on a phone, where each line counts. */
const ROOMY = `@container (min-inline-size: ${ems(26)})`;

const Result = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  padding: `${theme.vars.space.xs} ${theme.vars.space.m}`,
  border: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.primary,
  [ROOMY]: { gap: theme.vars.space.m, padding: `${theme.vars.space.m} ${theme.vars.space.l}` },
}));

const Spoken = styled('span')(visuallyHidden);
