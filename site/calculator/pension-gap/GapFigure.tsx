import { styled } from '@mui/material/styles';
import { Statistic } from '../../../design-system/cards/Statistic/Statistic.tsx';
import { fitted } from '../../../design-system/styles/lengths.ts';
import { rule } from '../../../design-system/styles/rule.ts';

/** One price of closing the gap: capital at retirement, or saving until then. */
export function GapFigure(figure: { value: string; label: string }) {
  return (
    <List>
      <Statistic {...figure} />
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  paddingBlockStart: theme.vars.space.s,
  borderBlockStart: rule(theme),
  containerType: 'inline-size',
  '& > div > dt': theme.typography.note,
  // A figure has no place to break: at twice the text size it takes the width it has.
  '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 18) },
}));
