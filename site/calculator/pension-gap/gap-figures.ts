import {
  DEFAULT_ASSUMPTIONS,
  MOST_SAVING,
  socialContributionRate,
  YEARS_CREDITED_PER_CHILD,
} from '../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../i18n/format.ts';
import { type ClosedGap, estimateGap, type Person } from './person.ts';

const { retirementAge, marketReturn, pf, tax } = DEFAULT_ASSUMPTIONS;
const assumed = DEFAULT_ASSUMPTIONS.pensionGap;

/** How many years of work a narrow chart shows. */
const NARROW_YEARS = 10;

export type GapFigures = ReturnType<typeof makeGapFigures>;

/** Everything that the calculator shows of a person: numbers for the chart, formatted figures for the words. */
export function makeGapFigures(person: Person) {
  const result = estimateGap(person);
  return {
    ages: {
      start: person.age,
      narrowStart: Math.max(person.age, retirementAge - NARROW_YEARS),
      drop: retirementAge,
      end: assumed.payoutUntilAge,
    },
    result,
    words: amounts(person, result),
  };
}

function amounts(person: Person, result: ClosedGap) {
  const { currentNetIncome, netPension, monthlySaving } = result;
  const outcome = outcomeOf(person, result);
  return {
    ...ASSUMED,
    outcome,
    age: person.age,
    gross: formatEuro(person.grossMonthlyIncome),
    net: formatEuro(currentNetIncome),
    wanted: formatEuro(result.desiredIncome),
    grossPension: formatEuro(result.grossPension),
    social: formatEuro(-result.socialContributions, { signed: true }),
    socialRate: percent(socialContributionRate(person), 2),
    tax: formatEuro(-result.incomeTax, { signed: true }),
    pension: formatEuro(netPension),
    gap: formatEuro(result.gap),
    capital: formatEuro(result.capitalNeeded),
    capitalRounded: formatEuro(Math.round(result.capitalNeeded / 1000) * 1000),
    existing: formatEuro(result.leftWithoutSaving),
    saving:
      monthlySaving === null ? `>\u00a0${formatEuro(MOST_SAVING)}` : formatEuro(monthlySaving),
    isEnough: monthlySaving === null ? 'no' : 'yes',
    shareLeft: percent(currentNetIncome > 0 ? netPension / currentNetIncome : 0, 0),
    // Nothing is worked out, not even that nothing is needed.
    ...(outcome === 'noIncome' && { capitalRounded: '–', saving: '–' }),
  };
}

/** Which sentence sums it up. */
function outcomeOf({ grossMonthlyIncome, contributionYears }: Person, result: ClosedGap) {
  const { gap, netPension } = result;
  if (grossMonthlyIncome === 0) return 'noIncome';
  if (gap === 0) return 'noGap';
  if (netPension === 0) return 'noPension';
  return (contributionYears ?? WAITING_YEARS) < WAITING_YEARS ? 'tooFewYears' : 'gap';
}

/** Years that a statutory pension needs, those of other periods and countries among them (§ 50 SGB VI). */
const WAITING_YEARS = 5;

/** The assumptions behind every estimate, formatted. */
export function formatGapAssumptions() {
  return {
    ...ASSUMED,
    netShare: percent(assumed.netIncomeShare, 0),
    inflation: percent(assumed.inflation, 0),
    years: assumed.contributionYears,
    credited: YEARS_CREDITED_PER_CHILD,
    average: formatEuro(assumed.averageEarnings),
    value: formatEuro(assumed.rentenwert, { digits: 2 }),
    levelNow: percent(assumed.rentenniveauNow, 0),
    floorYear: assumed.rentenniveauFloorUntil,
    levelLater: percent(assumed.rentenniveauLater, 1),
    laterYear: assumed.rentenniveauLaterYear,
    socialRate: percent(socialContributionRate({ childless: false }), 2),
    childlessRate: percent(socialContributionRate({ childless: true }), 2),
    etf: percent(-pf.tech.etfCost, 2),
    fee: percent(pf.feeTiers[0]?.[1] ?? 0, 2),
    payout: percent(assumed.payoutReturn, 0),
    otherIncome: formatEuro(tax.otherTaxableIncome),
  };
}

/** What the figures of a person and the assumptions behind them both name. */
const ASSUMED = {
  retirementAge,
  lastAge: assumed.payoutUntilAge,
  share: percent(assumed.targetShareOfNet, 0),
  market: percent(marketReturn, 0),
};

function percent(fraction: number, digits: number): string {
  return formatPercent(fraction, { digits });
}
