import { DEFAULT_ASSUMPTIONS, type PensionGapResult, pensionGap } from '../../calculation/index.ts';
import { formatEuro, formatFraction } from '../../format.ts';

/** The person whose pension a landing works out. */
export interface ExamplePerson {
  /** Whole years. */
  age: number;
  /** Euros a month before tax. */
  grossMonthlyIncome: number;
}

const { retirementAge, marketReturn, pf } = DEFAULT_ASSUMPTIONS;
const assumed = DEFAULT_ASSUMPTIONS.pensionGap;

/** How many years of work a narrow chart shows. */
const NARROW_YEARS = 10;

export type GapFigures = ReturnType<typeof gapFigures>;

/** What the section shows of a person: numbers for the chart, formatted figures for the words. */
export function gapFigures(person: ExamplePerson) {
  const result = resultFor(person);
  return {
    ages: {
      start: person.age,
      narrowStart: Math.max(person.age, retirementAge - NARROW_YEARS),
      drop: retirementAge,
      end: assumed.payoutUntilAge,
    },
    result,
    words: { ...amounts(person, result), ...assumptions() },
  };
}

/** @throws when the engine rejects the person: a landing without its figures must not be built */
function resultFor({ age, grossMonthlyIncome }: ExamplePerson): PensionGapResult {
  const result = pensionGap({ age, grossMonthlyIncome });
  if (!('errors' in result)) return result;
  const fields = result.errors.map(({ field, min, max }) => `${field} must be ${min} to ${max}`);
  throw new Error(`pensionGap section: ${fields.join(', ')}.`);
}

function amounts(person: ExamplePerson, result: PensionGapResult) {
  return {
    age: person.age,
    gross: formatEuro(person.grossMonthlyIncome),
    net: formatEuro(result.currentNetIncome),
    wanted: formatEuro(result.desiredIncome),
    grossPension: formatEuro(result.grossPension),
    social: formatEuro(-result.socialContributions, { signed: true }),
    tax: formatEuro(-result.incomeTax, { signed: true }),
    pension: formatEuro(result.netPension),
    gap: formatEuro(result.gap),
    capital: formatEuro(result.capitalNeeded),
    capitalRounded: formatEuro(Math.round(result.capitalNeeded / 1000) * 1000),
    saving: formatEuro(result.monthlySavingNeeded),
    shareLeft: percent(result.netPension / result.currentNetIncome, 0),
  };
}

function assumptions() {
  return {
    retirementAge,
    lastAge: assumed.payoutUntilAge,
    share: percent(assumed.targetShareOfNet, 0),
    netShare: percent(assumed.netIncomeShare, 0),
    inflation: percent(assumed.inflation, 0),
    years: assumed.contributionYears,
    average: formatEuro(assumed.averageEarnings),
    value: formatEuro(assumed.rentenwert, { digits: 2 }),
    levelNow: percent(assumed.rentenniveauNow, 0),
    floorYear: assumed.rentenniveauFloorUntil,
    levelLater: percent(assumed.rentenniveauLater, 1),
    laterYear: assumed.rentenniveauLaterYear,
    socialRate: percent(assumed.socialContributionRate, 2),
    accumulation: percent(assumed.accumulationReturn, 2),
    market: percent(marketReturn, 0),
    etf: percent(-pf.tech.etfCost, 2),
    fee: percent(pf.feeTiers[0]?.[1] ?? 0, 2),
    payout: percent(assumed.payoutReturn, 0),
  };
}

function percent(fraction: number, digits: number): string {
  return formatFraction(fraction, { digits });
}
