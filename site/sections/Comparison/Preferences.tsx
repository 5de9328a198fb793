import { styled } from '@mui/material/styles';
import { type RefObject, useContext } from 'react';
import { keysOf } from '../../../design-system/keys-of.ts';
import { SegmentedControl } from '../../../design-system/SegmentedControl/SegmentedControl.tsx';
import type { PresetName } from '../../services/calculation-client.ts';
import { useText } from '../../useText.ts';
import type { AssumptionTexts } from './assumption-values.ts';
import { PRESET_NAMES } from './choices.ts';
import { type ComparisonAction, type ComparisonState, leavesAYear } from './comparison-state.ts';
import { dimmedWhileBusy } from './dimmed-while-busy.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { Field } from './fields.ts';
import { hintAbout } from './hint-about.ts';
import { OwnAssumptions } from './own-assumptions/OwnAssumptions.tsx';
import { ComparisonServices } from './useComparison.ts';

interface PreferencesProps {
  state: ComparisonState;
  dispatch: (action: ComparisonAction) => void;
  assumptions: Record<PresetName, AssumptionTexts>;
  formsRef: RefObject<HTMLDivElement | null>;
}

const PREFERENCES: readonly Field[] = ['monthlyContribution', 'age', 'oneTimeContribution'];
const ADVANCED: readonly Field[] = [
  'annualIncrement',
  'portfolioRebalancing',
  'probabilityRetireAt62',
];

/** Everything that can be set. It is dimmed while an answer is pending, but still works. */
export function Preferences({ state, dispatch, assumptions, formsRef }: PreferencesProps) {
  const t = useText();
  const { takesAssumptions } = useContext(ComparisonServices).client;
  const presets = keysOf(PRESET_NAMES);
  const tooOld = leavesAYear(state) ? undefined : 'comparison.calculator.own.tooOld';
  const fields = (names: readonly Field[]) =>
    names.map((field) => (
      <FieldControl
        key={field}
        {...{ field, dispatch }}
        value={state.inputs[field]}
        error={state.errors[field] ?? (field === 'age' ? tooOld : undefined)}
        figures={state.figures}
      />
    ));
  return (
    <Sheet ref={formsRef} tabIndex={-1} aria-busy={state.phase === 'calculating'}>
      <FieldGroup title={t('comparison.calculator.preferences')}>{fields(PREFERENCES)}</FieldGroup>
      <FieldGroup title={t('comparison.calculator.advanced')}>{fields(ADVANCED)}</FieldGroup>
      {takesAssumptions && (
        <>
          <SegmentedControl
            legend={t('comparison.calculator.preset.legend')}
            options={presets.map((preset) => {
              const label = t(`comparison.calculator.preset.${preset}.label`);
              return {
                value: preset,
                label,
                hint: hintAbout(
                  label,
                  t(`comparison.calculator.preset.${preset}.hint`, assumptions[preset]),
                  t,
                ),
              };
            })}
            value={state.preset}
            onChange={(preset) => dispatch({ kind: 'switched', choice: { preset } })}
          />
          <OwnAssumptions {...{ state, dispatch }} published={assumptions.published} />
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  ...dimmedWhileBusy(theme),
  display: 'grid',
  gap: theme.vars.space.xl,
  alignContent: 'start',
  minInlineSize: 0,
  padding: theme.vars.space.l,
  borderRadius: theme.vars.radius.large,
  scrollMarginBlockStart: theme.vars.size.header,
  [theme.breakpoints.up('md')]: {
    gridArea: 'forms',
    alignSelf: 'start',
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
}));
