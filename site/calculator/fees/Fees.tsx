import { useIntl } from 'react-intl';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { bars } from '../../../design-system/tables/Table/variants/bars.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { mapValues } from '../../../lib/objects.ts';
import { chargesUntilRetirement, DEFAULT_ASSUMPTIONS, FEES } from '../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../i18n/format.ts';
import { formatAssumptions } from '../comparison/assumptions/format-assumptions.ts';
import {
  getProjection,
  getProviderLabel,
  getResult,
  PROVIDERS,
} from '../comparison/details/detail-data.ts';
import { getOpeningChoices } from '../comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';

/** The fees of each product in all, drawn at build. */
export function Fees() {
  const intl = useIntl();
  const { age } = DEFAULT_INPUTS;
  const { fees, effectiveCosts, until, request } = sumFees();
  const figures = formatAssumptions(DEFAULT_ASSUMPTIONS);
  return (
    <Stack gap="xs">
      <Table
        variant={bars}
        caption={intl.formatMessage({ id: 'costs.fees' }, { age, until })}
        columns={[
          intl.formatMessage({ id: 'comparison.detail.provider' }),
          intl.formatMessage({ id: 'costs.fees.amount' }),
        ]}
        rows={PROVIDERS.map((provider) => ({
          header: getProviderLabel(provider, request, intl),
          note: intl.formatMessage(
            { id: 'costs.fees.effective' },
            {
              cost: formatPercent(effectiveCosts[provider], { digits: 2 }),
            },
          ),
          cells: [formatEuro(fees[provider])],
          bar: { end: fees[provider] },
          emphasis: provider === 'pf' ? 'main' : undefined,
        }))}
      />
      <Text variant="note" tone="secondary">
        {intl.formatMessage({ id: 'costs.fees.note' }, figures)}
      </Text>
    </Stack>
  );
}

/**
 * The fees of the usual plan until the scheduled retirement, in euros of the years in which they are
 * charged. The cost of the funds is not among them: nobody charges it, it is part of their price. The
 * effective costs, what all costs take of the return each year, have it too.
 */
export function sumFees() {
  const request = getOpeningChoices();
  const projection = getProjection(request);
  return {
    request,
    effectiveCosts: getResult(request).effectiveCosts,
    fees: mapValues(projection.outcomes, (_, provider) => {
      const charges = chargesUntilRetirement(provider, projection, 'then');
      return FEES.reduce((sum, charge) => sum + charges[charge], 0);
    }),
    until: projection.assumptions.retirementAge,
  };
}
