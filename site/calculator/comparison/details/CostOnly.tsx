import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../provider/SiteProvider.tsx';
import { type DetailProps, getProviderLabel, getResult, PROVIDERS } from './detail-data.ts';

/** The cost of each product before tax, as the law has providers state it (§ 2(1) Nr. 9 VVG-InfoV). */
export function CostOnly({ request }: DetailProps) {
  const t = useText();
  const { effectiveCosts, scenarios } = getResult(request);
  return (
    <>
      <Text>{t('comparison.detail.costOnly.text')}</Text>
      <Table
        caption={t('comparison.calculator.detail.costOnly')}
        columns={[t('comparison.detail.provider'), t('comparison.detail.costOnly.amount')]}
        rows={PROVIDERS.map((provider) => ({
          header: getProviderLabel(provider, t),
          cells: [formatPercent(effectiveCosts[provider], { digits: 2 })],
          emphasis: provider === 'pf' ? 'main' : undefined,
        }))}
      />
      <Text>{t('comparison.detail.costOnly.compare')}</Text>
      <Text variant="note" tone="subtle">
        {t('comparison.detail.costOnly.limits', { years: scenarios[0]?.years ?? 0 })}
      </Text>
    </>
  );
}
