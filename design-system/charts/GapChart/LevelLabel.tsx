import { styled } from '@mui/material/styles';
import { Text } from '../../text/Text/Text.tsx';
import { LISTED } from './listed.ts';

/** A height of the chart with its label and formatted amount. */
export interface Level {
  value: number;
  label: string;
  amount: string;
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
export function LevelLabel({ label, amount, place, x, y }: Omit<Level, 'value'> & Position) {
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

function getInset({ place, x, y }: Position): string {
  return {
    before: `auto 0 ${100 - y}% 0`,
    above: `auto 0 ${100 - y}% ${x}%`,
    below: `${y}% 0 auto ${x}%`,
    low: `${y}% 0 auto 0`,
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
