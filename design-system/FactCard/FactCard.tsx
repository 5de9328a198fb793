import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Hint } from '../hint.ts';
import { ems } from '../lengths.ts';
import { rule } from '../styles/rule.ts';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface Fact {
  label: string;
  value: string;
  hint?: Hint;
}

interface FactCardProps extends ComponentProps<'article'> {
  title: string;
  /** A badge behind the title. */
  badge?: ReactNode;
  text: string;
  /** The one figure that is read first. */
  figure: Fact;
  facts: readonly Fact[];
}

/**
 * One thing described by its figures. Cards stand side by side in `FactLedger`, where equal facts
 * share a line: give every card the same facts in the same order.
 */
export function FactCard({ title, badge, text, figure, facts, style, ...rest }: FactCardProps) {
  const id = useId();
  return (
    <Column {...rest} style={{ ...style, '--facts': facts.length }} aria-labelledby={id}>
      <Head>
        <Text variant="subtitle" id={id}>
          {title}
        </Text>
        {badge}
      </Head>
      <Text tone="secondary">{text}</Text>
      <Facts>
        <MainFact>
          <Label {...figure} />
          <Text variant="figure" as="dd" tone="accent">
            {figure.value}
          </Text>
        </MainFact>
        {facts.map((fact) => (
          <Row key={fact.label}>
            <Label {...fact} />
            <dd>{fact.value}</dd>
          </Row>
        ))}
      </Facts>
    </Column>
  );
}

/** The page of a ledger that `FactCard`s are the columns of: one sheet, rules, no boxes. */
export const FactLedger = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xl,
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    borderBlockStart: `${theme.vars.border.strong} solid ${theme.vars.color.line.control}`,
  },
}));

function Label({ label, hint }: Pick<Fact, 'label' | 'hint'>) {
  return (
    <dt>
      {label}
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
    </dt>
  );
}

/** Its rows: head, text, the main figure and one for each fact. */
const Column = styled('article')(({ theme }) => ({
  paddingBlockStart: theme.vars.space.l,
  [theme.breakpoints.down('md')]: {
    borderBlockStart: `${theme.vars.border.strong} solid ${theme.vars.color.line.control}`,
  },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    display: 'grid',
    gridRow: 'span calc(var(--facts) + 3)',
    gridTemplateRows: 'subgrid',
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      // As wide as the gap before the column, so that half of it is its middle.
      insetInlineEnd: '100%',
      inlineSize: theme.vars.space.xl,
      translate: '50%',
      borderInlineStart: rule(theme),
    },
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.vars.space.xs,
  paddingBlockEnd: theme.vars.space.xs,
}));

const Facts = styled('dl')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridRow: 'span calc(var(--facts) + 1)',
    gridTemplateRows: 'subgrid',
  },
}));

const MainFact = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'end',
  gap: theme.vars.space.xs,
  paddingBlock: theme.vars.space.l,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.vars.space.m,
  paddingBlock: theme.vars.space.s,
  borderBlockStart: rule(theme),
  '& > dt': { flex: `1 1 ${ems(7)}`, color: theme.vars.color.text.secondary, hyphens: 'auto' },
  '& > dd': {
    fontWeight: theme.typography.label.fontWeight,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    marginInlineStart: 'auto',
  },
}));
