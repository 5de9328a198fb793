import { BarTable } from '../../../design-system/tables/BarTable/BarTable.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { formatFraction } from '../../i18n/format.ts';
import { useText } from '../../provider/useText.ts';
import { TAXED_SHARES } from './taxed-shares.ts';

/** How much of a gain is taxed when the money is paid out, and at which rate: drawn at build. */
export function PayoutTax() {
  const t = useText();
  return (
    <BarTable
      caption={t('argument.payoutTax')}
      heads={[t('comparison.detail.provider'), t('argument.payoutTax.amount')]}
      whole={1}
      bars={keysOf(TAXED_SHARES).map((way) => ({
        label: t(`argument.payoutTax.${way}`),
        note: t(`argument.payoutTax.${way}.rate`),
        value: TAXED_SHARES[way],
        text: formatFraction(TAXED_SHARES[way], { atMost: 1 }),
        isMain: way === 'half',
      }))}
    />
  );
}
