import { styled } from '@mui/material/styles';
import { SegmentedControl } from '../../../design-system/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import type { ComparisonType } from '../../services/calculation-client.ts';
import { useText } from '../../useText.ts';
import { COMPARISON_TYPES } from './choices.ts';
import { dimmedWhileBusy } from './dimmed-while-busy.ts';
import type { CalculatorView } from './view.ts';

/** What our product is compared with, and a word about a link that could not be taken as it was. */
export function TypeSelector({ state, dispatch }: CalculatorView) {
  const t = useText();
  const types = Object.keys(COMPARISON_TYPES) as ComparisonType[];
  return (
    <Head aria-busy={state.phase === 'calculating'}>
      <SegmentedControl
        legend={t('comparison.calculator.type.legend')}
        options={types.map((type) => {
          const label = t(`comparison.calculator.type.${type}.label`);
          return {
            value: type,
            label,
            hint: {
              label: t('comparison.calculator.more', { label }),
              text: t(`comparison.calculator.type.${type}.hint`),
            },
          };
        })}
        value={state.comparisonType}
        onChange={(comparisonType) => dispatch({ kind: 'switched', choice: { comparisonType } })}
      />
      <Told role="status">
        {state.adjusted && <Text variant="note">{t('comparison.calculator.adjusted')}</Text>}
      </Told>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: {
    gridArea: 'selector',
    padding: theme.spacing(4, 4, 3),
    borderStartStartRadius: theme.vars.radius.large,
    borderStartEndRadius: theme.vars.radius.large,
    ...dimmedWhileBusy(theme),
  },
}));

const Told = styled('div')(({ theme }) => ({
  '&:empty': { display: 'none' },
  marginBlockStart: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.glow,
}));
