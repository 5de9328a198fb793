import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useText } from '../../provider/useText.ts';
import { textsOf } from '../comparison/assumption-values.ts';
import { PROVIDERS, providerLabel } from '../comparison/details/providers.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { feesUntilRetirement } from './fees.ts';

/** The fees of each product in all, drawn at build. */
export function Fees() {
  const t = useText();
  const { age } = DEFAULT_INPUTS;
  const { fees, until } = feesUntilRetirement(DEFAULT_INPUTS);
  return (
    <Table
      variant={bars}
      caption={t('costs.fees', { ...textsOf({}), age, until })}
      columns={[t('comparison.detail.provider'), t('costs.fees.amount')]}
      rows={PROVIDERS.map((provider) => ({
        header: providerLabel(provider, t),
        cells: [formatEuro(fees[provider])],
        bar: { end: fees[provider] },
        emphasis: provider === 'pf' ? 'main' : undefined,
      }))}
    />
  );
}
