import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../i18n/format.ts';
import { useText } from '../../provider/useText.ts';
import { formatAssumptions } from '../comparison/assumptions/format-assumptions.ts';
import { getProviderLabel, PROVIDERS } from '../comparison/details/providers.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { sumFees } from './fees.ts';

/** The fees of each product in all, drawn at build. */
export function Fees() {
  const t = useText();
  const { age } = DEFAULT_INPUTS;
  const { fees, effectiveCosts, until } = sumFees(DEFAULT_INPUTS);
  const figures = formatAssumptions(DEFAULT_ASSUMPTIONS);
  return (
    <Table
      variant={bars}
      caption={t('costs.fees', { ...figures, age, until })}
      columns={[t('comparison.detail.provider'), t('costs.fees.amount')]}
      rows={PROVIDERS.map((provider) => ({
        header: getProviderLabel(provider, t),
        note: t('costs.fees.effective', {
          cost: formatPercent(effectiveCosts[provider], { digits: 2 }),
        }),
        cells: [formatEuro(fees[provider])],
        bar: { end: fees[provider] },
        emphasis: provider === 'pf' ? 'main' : undefined,
      }))}
    />
  );
}
