import { styled } from '@mui/material/styles';
import { ems } from '../lengths.ts';
import { Text } from '../Text/Text.tsx';

/** A height of the chart, its words and its formatted amount. */
export interface Level {
  value: number;
  label: string;
  amount: string;
}

/** Above the first line, at a line's end, or along a later line, above or below it. */
export type LabelPlace = 'before' | 'end' | 'above' | 'below';

interface Position {
  place: LabelPlace;
  /** Where the level drops and where its line runs, in percent of the drawing. */
  x: number;
  y: number;
}

/** The width kept free beside a drawing for labels at the lines' ends. */
export const LABEL_COLUMN = ems(11.5);

/** The words of one level, at its line. */
export function LevelLabel({ label, amount, place, x, y }: Omit<Level, 'value'> & Position) {
  return (
    <Tag data-place={place} style={{ inset: insetOf({ place, x, y }) }}>
      <Text variant="note" as="span">
        {label}
      </Text>
      <Text variant="subtitle" as="span">
        {amount}
      </Text>
    </Tag>
  );
}

function insetOf({ place, x, y }: Position): string {
  return {
    before: `auto 0 ${100 - y}% 0`,
    above: `auto 0 ${100 - y}% ${x}%`,
    below: `${y}% 0 auto ${x}%`,
    end: `${y}% auto auto 100%`,
  }[place];
}

const Tag = styled('div')(({ theme }) => ({
  position: 'absolute',
  display: 'grid',
  paddingBlock: theme.vars.space.xs,
  '&[data-place="end"]': {
    inlineSize: LABEL_COLUMN,
    paddingInlineStart: theme.vars.space.m,
    translate: '0 -50%',
  },
  '&[data-place="above"], &[data-place="below"]': {
    paddingInline: theme.vars.space.xs,
    textAlign: 'end',
  },
}));
