import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LineChart } from '../../../../design-system/charts/LineChart/LineChart.tsx';
import { SegmentedControl } from '../../../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { formatEuro, subtractShown } from '../../../i18n/format.ts';
import { COMPETITOR, type GrowthLine, listPossiblePayouts } from '../../client/client.ts';
import { Detail } from '../details/Details.tsx';
import type { Question } from '../state/comparison-state.ts';
import { nameCompetitor, type Result, writeDifference } from './verdict-texts.ts';

interface GrowthProps extends Result {
  /** The question that has its answer, for what takes a while to calculate. */
  answered: Question;
}

const MARKETS = ['steady', 'many'] as const;

/** How the money grows on both ways and how far they part: on a steady market, or on many that fluctuate. */
export function Growth({ answered, ...result }: GrowthProps) {
  const intl = useIntl();
  const [market, choose] = useState<(typeof MARKETS)[number]>('steady');
  return (
    <Stack gap="s" data-part="growth">
      <Choice
        variant="row"
        label={intl.formatMessage({ id: 'comparison.calculator.growth.title' })}
        options={MARKETS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `comparison.calculator.growth.${value}` }),
        }))}
        value={market}
        onValueChange={choose}
      />
      {market === 'steady' ? (
        <SteadyGrowth {...result} />
      ) : (
        <Detail detail="range" request={answered} />
      )}
    </Stack>
  );
}

/** How the money grows on both ways on a steady market. */
export function SteadyGrowth(result: Result) {
  const { answer, comparisonType } = result;
  const intl = useIntl();
  const { growth } = answer;
  const possible = listPossiblePayouts(answer);
  const [last] = possible;
  if (!growth || !last) return null;
  const { from, euros } = growth;
  const { age, net, realFactor } = last;
  const competitor = COMPETITOR[comparisonType];
  const names = {
    contributions: intl.formatMessage({ id: 'comparison.calculator.growth.paidIn' }),
    [competitor]: nameCompetitor(result, intl),
    pf: intl.formatMessage({ id: 'comparison.calculator.table.product' }),
  };
  const toLine = (line: GrowthLine, note?: string) => ({
    label: names[line] ?? '',
    values: euros[line],
    text: formatEuro(euros[line].at(-1) ?? 0),
    note,
  });
  const toResult = (way: typeof competitor | 'pf') =>
    toLine(
      way,
      intl.formatMessage(
        { id: 'comparison.calculator.growth.today' },
        { amount: formatEuro(net[way] * realFactor) },
      ),
    );
  const difference = writeDifference(subtractShown(net.pf, net[competitor]), intl);
  const ages = [from, ...possible.map((payout) => payout.age)];
  return (
    <>
      <LineChart
        description={intl.formatMessage(
          { id: 'comparison.calculator.growth.description' },
          {
            ...{ from, to: age, type: comparisonType, difference },
            paidIn: formatEuro(euros.contributions.at(-1) ?? 0),
            ours: formatEuro(net.pf),
            theirs: formatEuro(net[competitor]),
          },
        )}
        from={from}
        marks={ages.toSorted((one, other) => one - other).map((at) => ({ at, label: String(at) }))}
        read={{
          at: age,
          label: intl.formatMessage({ id: 'comparison.calculator.growth.at' }, { age }),
        }}
        lines={[
          { ...toLine('contributions'), variant: 'ground' },
          { ...toResult(competitor), variant: 'dashed' },
          { ...toResult('pf'), variant: 'strong' },
        ]}
        difference={{
          label: intl.formatMessage({ id: 'comparison.calculator.growth.difference' }),
          text: difference,
        }}
        formatLevel={(level) => formatEuro(level)}
      />
      <Text variant="note" tone="subtle">
        {intl.formatMessage({ id: 'comparison.calculator.growth.note' })}
      </Text>
    </>
  );
}

/** Without a script there is one market here, and the details lead to the others. */
const Choice = styled(SegmentedControl)({
  // Stronger than the rules of a row.
  '&&&': {
    maxInlineSize: '100%',
    '@media (scripting: none)': { display: 'none' },
  },
}) as typeof SegmentedControl;
