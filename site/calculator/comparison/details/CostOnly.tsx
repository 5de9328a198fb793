import { useIntl } from 'react-intl';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatPercent } from '../../../i18n/format.ts';
import {
  type DetailProps,
  getProjection,
  getProviderLabel,
  getResult,
  PROVIDERS,
} from './detail-data.ts';

/** The cost of each product before tax, as the law has providers state it (§ 2(1) Nr. 9 VVG-InfoV). */
export function CostOnly({ request }: DetailProps) {
  const intl = useIntl();
  const { effectiveCosts } = getResult(request);
  return (
    <>
      <Text>{intl.formatMessage({ id: 'comparison.detail.costOnly.text' })}</Text>
      <Table
        caption={intl.formatMessage({ id: 'comparison.calculator.detail.costOnly' })}
        columns={[
          intl.formatMessage({ id: 'comparison.detail.provider' }),
          intl.formatMessage({ id: 'comparison.detail.costOnly.amount' }),
        ]}
        rows={PROVIDERS.map((provider) => ({
          header: getProviderLabel(provider, request, intl),
          cells: [formatPercent(effectiveCosts[provider], { digits: 2 })],
          emphasis: provider === 'pf' ? 'main' : undefined,
        }))}
      />
      <Text>{intl.formatMessage({ id: 'comparison.detail.costOnly.compare' })}</Text>
      <Text variant="note" tone="subtle">
        {intl.formatMessage(
          { id: 'comparison.detail.costOnly.limits' },
          { years: getProjection(request).plan.years },
        )}
      </Text>
    </>
  );
}
