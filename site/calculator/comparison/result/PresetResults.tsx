import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { formatPoints } from '../../../i18n/format.ts';
import { useText } from '../../../provider/useText.ts';
import type { ComparisonType, PresetGains, PresetName } from '../../client/client.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { getPresetVerdict } from './verdict.ts';

interface PresetResultsProps {
  gains: PresetGains;
  comparisonType: ComparisonType;
  /** The set of assumptions that the rest of the page shows. */
  chosen: PresetName;
}

/** The result under every set of assumptions, so that nobody has to find the switch. */
export function PresetResults({ gains, comparisonType, chosen }: PresetResultsProps) {
  const t = useText();
  return (
    <Table
      caption={t('comparison.calculator.presets.title')}
      columns={[t('comparison.calculator.presets.item'), t('comparison.calculator.presets.amount')]}
      rows={PRESET_NAMES.map((preset) => {
        const gain = gains[preset][comparisonType];
        const verdict = getPresetVerdict(gain);
        // The word says which way it goes, except where it is too close to say.
        const points =
          verdict === 'close' ? formatPoints(gain, { signed: true }) : formatPoints(Math.abs(gain));
        return {
          header: t(`comparison.calculator.preset.${preset}.label`),
          cells: [t(`comparison.calculator.presets.${verdict}`, { points })],
          emphasis: preset === chosen ? 'main' : undefined,
        };
      })}
    />
  );
}
