import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import type { ComponentProps } from 'react';
import { useSettled } from '../../behaviour/useSettled.ts';
import { ems } from '../../styles/lengths.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { Text } from '../../text/Text/Text.tsx';

interface SummaryCardProps extends ComponentProps<'div'> {
  /** The answer in one sentence, e.g. `At 67 you have 5.829 € less than if you invest directly`. */
  title: string;
  /** What each way leaves. */
  amounts?: readonly Amount[] | undefined;
  /** Paragraphs that explain the answer, smaller than it. */
  lines: readonly string[];
  /** The answer under every set of assumptions. */
  alternatives?: { label: string; results: readonly Alternative[] } | undefined;
  /** A new result is on its way. */
  loading?: boolean;
}

interface Amount {
  /** Whose it is. */
  label: string;
  text: string;
  /** The same in another measure, e.g. `Today: 335.552 €`. */
  note: string;
}

interface Alternative {
  label: string;
  /** A difference in words, e.g. `24.820 € less`: a sign alone says too little. */
  text: string;
  /** It is the one that the title is about. */
  shown?: boolean;
}

/** The verdict of a comparison. A win, a loss and a draw look the same: only the words differ. */
export function SummaryCard(props: SummaryCardProps) {
  const { title, amounts, lines, alternatives, loading, ...rest } = props;
  // The card follows a slider; only what it comes to rest at is announced.
  const announced = useSettled(
    [title, ...lines, alternatives?.label]
      .filter(Boolean)
      .map((text) => text?.replace(/\.?$/, '.'))
      .join(' '),
  );
  return (
    <Root {...rest}>
      <Result variant="plain" aria-busy={loading}>
        <Text variant="subtitle">{title}</Text>
        {amounts && (
          <Amounts>
            {amounts.map(({ label, text, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{text}</b> <span>{note}</span>
                </dd>
              </div>
            ))}
          </Amounts>
        )}
        {lines.map((line) => (
          <Text key={line} variant="note">
            {line}
          </Text>
        ))}
        {alternatives && (
          <Alternatives>
            <Text variant="label" component="h4">
              {alternatives.label}
            </Text>
            <dl>
              {alternatives.results.map(({ label, text, shown }) => (
                <div key={label} aria-current={shown || undefined}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Alternatives>
        )}
      </Result>
      <Spoken role="status">{announced}</Spoken>
    </Root>
  );
}

/** The card asks how wide it is, not how wide the screen is. */
const Root = styled('div')({ containerType: 'inline-size', position: 'relative' });

/** As soon as four alternatives fit into a row. */
const WIDE = `@container (min-inline-size: ${ems(32)})`;

const Result = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  padding: `${theme.vars.space.xs} ${theme.vars.space.m}`,
  border: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.primary,
  [WIDE]: { gap: theme.vars.space.m, padding: theme.vars.space.l },
}));

const Amounts = styled('dl')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  '& b': { ...theme.typography.subtitle, display: 'block' },
}));

/** In pairs on a phone, in one row where there is room. The one that the title is about has a stronger line. */
const Alternatives = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gap: theme.vars.space.xxs,
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${theme.vars.space.xxs} ${theme.vars.space.m}`,
  },
  '& > dl > div': {
    paddingBlockStart: theme.vars.space.xxs,
    borderBlockStart: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
    '&[aria-current="true"]': {
      borderBlockStart: `${theme.vars.border.strong} solid ${theme.vars.color.action.main}`,
    },
  },
  '& dd': { fontWeight: theme.typography.label.fontWeight, fontVariantNumeric: 'tabular-nums' },
  [WIDE]: { '& > dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
}));

const Spoken = styled('span')(visuallyHidden);
