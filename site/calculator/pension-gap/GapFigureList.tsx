import { styled } from '@mui/material/styles';
import { Statistic } from '../../../design-system/cards/Statistic/Statistic.tsx';
import { ems, fitted } from '../../../design-system/styles/lengths.ts';
import { rule } from '../../../design-system/styles/rule.ts';
import { useText } from '../../provider/useText.ts';
import type { GapFigures } from './gap-figures.ts';

/** The price of closing the gap: capital at retirement, and saving until then. */
export function GapFigureList({ words }: Pick<GapFigures, 'words'>) {
  const t = useText();
  return (
    <List>
      <Statistic
        value={words.capitalRounded}
        label={t('pensionGap.calculator.figure.capital', words)}
      />
      <Statistic value={words.saving} label={t('pensionGap.calculator.figure.saving', words)} />
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.vars.space.m,
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 50% - ${theme.vars.space.l}), 1fr))`,
  '& > *': {
    paddingBlockStart: theme.vars.space.m,
    borderBlockStart: rule(theme),
    containerType: 'inline-size',
  },
  [theme.breakpoints.down('sm')]: { '& > div > dt': theme.typography.note },
  // A figure has no place to break: at twice the text size it takes the width it has.
  '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 18) },
}));
