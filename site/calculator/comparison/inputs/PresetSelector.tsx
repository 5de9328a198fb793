import { memo } from 'react';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { useText } from '../../../provider/useText.ts';
import type { PresetName } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumptions/format-assumptions.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import type { ComparisonAction } from '../state/comparison-state.ts';
import { makeHint } from './make-hint.ts';

interface PresetSelectorProps {
  preset: PresetName;
  assumptions: Record<PresetName, AssumptionTexts>;
  dispatch: (action: ComparisonAction) => void;
}

/** Which set of assumptions is calculated with. */
export const PresetSelector = memo(function PresetSelector(props: PresetSelectorProps) {
  const { preset: chosen, assumptions, dispatch } = props;
  const t = useText();
  return (
    <SegmentedControl
      legend={t('comparison.calculator.preset.legend')}
      options={PRESET_NAMES.map((preset) => {
        const label = t(`comparison.calculator.preset.${preset}.label`);
        const text = t(`comparison.calculator.preset.${preset}.hint`, assumptions[preset]);
        return { value: preset, label, hint: makeHint(label, text, t) };
      })}
      value={chosen}
      onChange={(preset) => dispatch({ kind: 'chosen', choice: { preset } })}
    />
  );
});
