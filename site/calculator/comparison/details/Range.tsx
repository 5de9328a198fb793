import { useCallback, useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { ranges } from '../../../../design-system/tables/Table/variants/ranges.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { type OutcomesResult, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent, getTrend } from '../../../i18n/format.ts';
import { Failure } from '../../../islands/Failure.tsx';
import { COMPETITOR } from '../../client/client.ts';
import { resolveRequest } from '../../client/engine-request.ts';
import { PATHS, simulate } from '../../client/engine-tasks.ts';
import { useAsync } from '../../useAsync.ts';
import { ComparisonServices } from '../state/services.ts';
import {
  type DetailProps,
  getCertainEarlyAge,
  getOtherKind,
  getProjection,
  getProviderLabel,
  PROVIDERS,
} from './detail-data.ts';
import { MoneyContext, MoneySwitch } from './MoneySwitch.tsx';

/**
 * The range of what may be left in many random markets: simulated at build, or by a worker when a
 * visitor opens it. Scripts of the page therefore leave the simulation out. It ends at the regular age:
 * where the money is taken earlier for certain there is none.
 */
export function Range({ request }: DetailProps) {
  const intl = useIntl();
  const earlyAge = getCertainEarlyAge(request);
  if (earlyAge !== undefined) {
    const { retirementAge: age } = resolveRequest(request);
    return (
      <Text>{intl.formatMessage({ id: 'comparison.detail.range.none' }, { age, earlyAge })}</Text>
    );
  }
  return import.meta.env.SSR ? (
    <Outcomes request={request} outcomes={simulate(request)} />
  ) : (
    <LiveRange request={request} />
  );
}

function LiveRange({ request }: DetailProps) {
  const intl = useIntl();
  const { client } = useContext(ComparisonServices);
  const [done, setDone] = useState(0);
  const run = useCallback(
    async (signal: AbortSignal) => {
      setDone(0);
      return { request, outcomes: await client.simulate(request, setDone, signal) };
    },
    [client, request],
  );
  const { value, loading, failed, retry } = useAsync(run);
  return (
    <>
      <Failure message={failed && 'comparison.detail.range.failed'} onRetry={retry} />
      {loading && (
        <Text tone="subtle" component="div">
          <label>
            {intl.formatMessage({ id: 'comparison.detail.range.progress' })}{' '}
            <progress value={done} />
          </label>
        </Text>
      )}
      {value && <Outcomes {...value} aria-busy={loading} />}
    </>
  );
}

interface OutcomesProps extends DetailProps {
  outcomes: OutcomesResult;
  'aria-busy'?: boolean;
}

/** The outcomes of many courses of the market as ranges, and how often our pension ends ahead. */
function Outcomes({ request, outcomes, ...rest }: OutcomesProps) {
  const intl = useIntl();
  const { money } = useContext(MoneyContext);
  const { comparisonType } = request;
  const { assumptions, plan } = getProjection(request);
  const { marketReturn, retirementAge } = assumptions;
  const worth = worthAfter(plan.years, assumptions, money);
  const compared = COMPETITOR[comparisonType];
  const getTrendAt = (part: 'p10' | 'p50') =>
    getTrend(outcomes.pf[part] / outcomes[compared][part] - 1);
  const [middle, low] = [getTrendAt('p50'), getTrendAt('p10')];
  const ahead =
    comparisonType === 'OWN_INVESTMENT'
      ? outcomes.pfAboveDirectinvest
      : outcomes.pfAboveOtherbroker;
  return (
    <Stack gap="l" {...rest}>
      <Text>
        {intl.formatMessage({ id: 'comparison.detail.range.text' }, { age: retirementAge })}
      </Text>
      <MoneySwitch />
      <Table
        variant={ranges}
        caption={intl.formatMessage(
          { id: 'comparison.detail.range.caption' },
          { age: retirementAge, money },
        )}
        columns={[
          intl.formatMessage({ id: 'comparison.detail.provider' }),
          intl.formatMessage({ id: 'comparison.detail.range.low' }),
          intl.formatMessage({ id: 'comparison.detail.range.middle' }),
          intl.formatMessage({ id: 'comparison.detail.range.high' }),
        ]}
        rows={PROVIDERS.map((provider) => {
          const { p10, p50, p90 } = outcomes[provider];
          return {
            header: getProviderLabel(provider, request, intl),
            cells: [p10, p50, p90].map((amount) => formatEuro(amount * worth)),
            bar: { start: p10, mark: p50, end: p90 },
          };
        })}
      />
      <Text>
        {intl.formatMessage(
          { id: 'comparison.detail.range.ahead' },
          {
            share: formatPercent(ahead, { digits: 0 }),
            competitor: comparisonType === 'OWN_INVESTMENT' ? 'depot' : getOtherKind(request),
          },
        )}{' '}
        {intl.formatMessage(
          { id: 'comparison.detail.range.parts' },
          { middle, low, same: middle === low ? 'yes' : 'no' },
        )}
      </Text>
      <Text variant="note" tone="subtle">
        {intl.formatMessage(
          { id: 'comparison.detail.range.note' },
          {
            paths: PATHS,
            marketReturn: formatPercent(marketReturn, { atMost: 2 }),
            volatility: formatPercent(assumptions.outcomes.volatility, { atMost: 2 }),
          },
        )}
      </Text>
    </Stack>
  );
}
