import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { VerdictBar } from '../../../../design-system/cards/VerdictBar/VerdictBar.tsx';
import { formatEuro, formatPoints } from '../../../i18n/format.ts';
import {
  type CalculationAnswer,
  COMPETITOR,
  type ComparisonType,
  type PresetName,
} from '../../client/client.ts';
import type { CustomValues } from '../assumptions/assumption-table.ts';
import { namePreset } from '../assumptions/preset-changes.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { getVerdict } from './verdict.ts';

export interface GlanceProps {
  answer: CalculationAnswer;
  comparisonType: ComparisonType;
  /** The set of assumptions of the answer. */
  chosen: PresetName;
  /** The visitor's own assumptions in it. */
  custom: CustomValues;
  ref: Ref<HTMLDivElement>;
}

/** The answer before its table, which stays in view on wide screens: who is ahead and by which assumptions. */
export function Glance({ answer, comparisonType, chosen, custom, ref }: GlanceProps) {
  const { payouts, gains } = answer;
  const intl = useIntl();
  const verdict = getVerdict(gains, chosen, comparisonType);
  const ways = [
    {
      way: COMPETITOR[comparisonType],
      label: intl.formatMessage({ id: `comparison.calculator.type.${comparisonType}.label` }),
    },
    { way: 'pf', label: intl.formatMessage({ id: 'comparison.calculator.table.product' }) },
  ] as const;
  const [payout] = payouts;
  return (
    <Sticky
      ref={ref}
      tabIndex={-1}
      data-part="verdict"
      verdict={verdict}
      title={intl.formatMessage({
        id:
          verdict === 'depends'
            ? 'comparison.calculator.verdict.depends'
            : `comparison.calculator.summary.${verdict}.${comparisonType}`,
      })}
      amounts={
        payout &&
        ways.map(({ way, label }) => ({
          label: intl.formatMessage(
            { id: 'comparison.calculator.verdict.amount' },
            { label, year: payout.year },
          ),
          text: formatEuro(payout.net[way]),
          note: intl.formatMessage(
            { id: 'comparison.calculator.verdict.today' },
            { amount: formatEuro(payout.net[way] * payout.realFactor) },
          ),
        }))
      }
      alternatives={
        gains
          ? {
              label: intl.formatMessage({ id: 'comparison.calculator.alternatives' }),
              results: PRESET_NAMES.map((preset) => ({
                label: namePreset(preset, custom, intl),
                text: formatPoints(gains[preset][comparisonType], { signed: true }),
                shown: preset === chosen,
              })),
            }
          : undefined
      }
    />
  );
}

const Sticky = styled(VerdictBar)(({ theme }) => ({
  scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.m})`,
  // On a phone above all: nothing in it takes the focus, so the order of the keyboard is that of the rest.
  order: -1,
  [theme.breakpoints.up('md')]: {
    [theme.breakpoints.up('sm').replace('width', 'height')]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.xs})`,
    },
  },
}));
