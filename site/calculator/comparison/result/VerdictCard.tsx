import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { SummaryCard } from '../../../../design-system/cards/SummaryCard/SummaryCard.tsx';
import { formatEuro } from '../../../i18n/format.ts';
import { COMPETITOR } from '../../client/client.ts';
import { namePreset } from '../assumptions/preset-changes.ts';
import { writeNeed } from './pension-texts.ts';
import { useGap } from './useGap.ts';
import { nameCompetitor, type Result, writeDifferences, writeVerdict } from './verdict-texts.ts';

export interface VerdictCardProps extends Result {
  loading: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The answer before its table: the verdict in euros, what it means in percent, and how firm it is. */
export function VerdictCard({ loading, ref, ...result }: VerdictCardProps) {
  const { answer, comparisonType, chosen, custom } = result;
  const intl = useIntl();
  const { sentence, later, meaning, firmness } = writeVerdict(result, intl);
  const differences = writeDifferences(result, intl);
  const need = writeNeed(result, useGap(), intl);
  const [payout] = answer.payouts;
  const ways = [
    {
      way: COMPETITOR[comparisonType],
      label: nameCompetitor(result, intl),
    },
    { way: 'pf', label: intl.formatMessage({ id: 'comparison.calculator.table.product' }) },
  ] as const;
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      data-part="verdict"
      title={sentence}
      amounts={
        payout &&
        ways.map(({ way, label }) => ({
          label,
          text: formatEuro(payout.net[way]),
          note: intl.formatMessage(
            { id: 'comparison.calculator.verdict.today' },
            { amount: formatEuro(payout.net[way] * payout.realFactor) },
          ),
        }))
      }
      lines={[...need, ...later, meaning]}
      alternatives={
        differences.length > 0
          ? {
              label: firmness,
              results: differences.map(({ preset, text }) => ({
                label: namePreset(preset, custom, intl),
                text,
                shown: preset === chosen,
              })),
            }
          : undefined
      }
      loading={loading}
    />
  );
}

const Card = styled(SummaryCard)(({ theme }) => ({
  scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.m})`,
  // On a phone above all: nothing in it takes the focus, so the order of the keyboard is that of the rest.
  order: -1,
}));
