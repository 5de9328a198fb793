import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { keysOf } from '../../../lib/objects.ts';
import { formatPercent } from '../../i18n/format.ts';
import { useText } from '../../provider/useText.ts';
import { TAXED_SHARES } from './taxed-shares.ts';

/** How much of a gain is taxed when the money is paid out, and at which rate: drawn at build. */
export function PayoutTax() {
  const t = useText();
  return (
    <Table
      variant={bars}
      caption={t('argument.payoutTax')}
      columns={[t('comparison.detail.provider'), t('argument.payoutTax.amount')]}
      max={1}
      rows={keysOf(TAXED_SHARES).map((way) => ({
        header: t(`argument.payoutTax.${way}`),
        note: t(`argument.payoutTax.${way}.rate`),
        cells: [formatPercent(TAXED_SHARES[way], { atMost: 1 })],
        bar: { end: TAXED_SHARES[way] },
        emphasis: way === 'half' ? 'main' : undefined,
      }))}
    />
  );
}
