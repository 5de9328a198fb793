import styled from '@emotion/styled';
import { ems, percents } from '../../../../design-system/styles/lengths.ts';
import { plainList } from '../../../../design-system/styles/plain-list.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';

/** Where the words of the chart would lie over each other, they are a list above it. */
export const LISTED = `@container (max-inline-size: ${ems(20)})`;

/** The label of a height of the chart, and its formatted amount. */
export interface Words {
  label: string;
  amount: string;
}

/** A height of the chart. */
export interface Level extends Words {
  value: number;
}

/** Above the first line, or at the end of a later one: above it, below it, or below it in one line. */
export type LabelPlace = 'before' | 'above' | 'below' | 'low';

interface Position {
  place: LabelPlace;
  /** Where the level drops and where its line runs, in percent of the drawing. */
  x: number;
  y: number;
}

/** Label and amount of one level, at its line. */
export function LevelLabel({ label, amount, place, x, y }: Words & Position) {
  return (
    <Tag data-place={place} style={{ inset: getInset({ place, x, y }) }}>
      <Text variant="note" component="span">
        {label}
      </Text>
      <Text variant="subtitle" component="span">
        {amount}
      </Text>
    </Tag>
  );
}

/** Labels and amounts above a drawing that has no room for them, from the highest level down. */
export function LevelList({ levels, gap }: { levels: readonly Level[]; gap: Words }) {
  const shown = levels.filter(({ value }) => value > 0);
  return (
    <List>
      {[...shown, gap].map(({ label, amount }) => (
        <li key={label}>
          {label} <b>{amount}</b>
        </li>
      ))}
    </List>
  );
}

function getInset({ place, x, y }: Position): string {
  const [start, top, bottom] = [x, y, 100 - y].map(percents);
  return {
    before: `auto 0 ${bottom} 0`,
    above: `auto 0 ${bottom} ${start}`,
    below: `${top} 0 auto ${start}`,
    low: `${top} 0 auto 0`,
  }[place];
}

const Tag = styled('div')(({ theme }) => ({
  position: 'absolute',
  display: 'grid',
  [LISTED]: { '&&': { display: 'none' } },
  paddingBlock: theme.vars.space.xs,
  '&:not([data-place="before"])': { paddingInline: theme.vars.space.xs, textAlign: 'end' },
  '&[data-place="low"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'baseline',
    columnGap: theme.vars.space.xs,
    paddingBlock: theme.vars.space.xxs,
  },
}));

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  ...theme.typography.note,
  display: 'none',
  [LISTED]: { display: 'block' },
}));
