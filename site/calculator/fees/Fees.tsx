import { BarTable } from '../../../design-system/tables/BarTable/BarTable.tsx';
import { formatEuro } from '../../i18n/format.ts';
import { useText } from '../../provider/useText.ts';
import { WAYS, wayLabel } from '../comparison/details/ways.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { feesUntilRetirement } from './fees.ts';

/** What the fees of each way to save come to, drawn at build. */
export function Fees() {
  const t = useText();
  const { age } = DEFAULT_INPUTS;
  const { fees, until } = feesUntilRetirement(DEFAULT_INPUTS);
  return (
    <BarTable
      caption={t('costs.fees', { age, until })}
      heads={[t('comparison.detail.provider'), t('costs.fees.amount')]}
      bars={WAYS.map((way) => ({
        label: wayLabel(way, t),
        value: fees[way],
        text: formatEuro(fees[way]),
        isMain: way === 'pf',
      }))}
    />
  );
}
