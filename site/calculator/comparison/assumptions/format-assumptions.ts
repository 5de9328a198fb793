import type { IntlShape } from 'react-intl';
import { memoizeByObject } from '../../../../lib/memoize.ts';
import { createRecord, keysOf, mapValues } from '../../../../lib/objects.ts';
import { toRate } from '../../../../lib/rates.ts';
import { type Assumptions, PRESETS, resolveAssumptions } from '../../../calculation/index.ts';
import { formatEuro, formatFactor, formatRate } from '../../../i18n/format.ts';
import type { CalculationRequest, PresetName } from '../../client/client.ts';
import { resolveRequest } from '../../client/engine-request.ts';
import {
  ASSUMPTION_ROWS,
  type AssumptionKey,
  type CustomKey,
  getUnit,
  type ListedKey,
  readAssumption,
} from './assumption-table.ts';

/** In the order in which the page lists them. */
export const LISTED_KEYS = keysOf(ASSUMPTION_ROWS).filter(isListed);

/** Figures that stand inside the texts of assumptions and hints, not in rows of their own. */
const FIGURES_IN_TEXT = {
  competitor: ({ otherbroker }) => (otherbroker.effectiveCost === null ? 'assumed' : 'offer'),
  offerCost: ({ otherbroker }) => formatRate(otherbroker.effectiveCost ?? 0),
  contractThreshold: ({ pf }) => formatEuro(pf.feeTiers[1]?.[0] ?? 0),
  largeContractThreshold: ({ pf }) => formatEuro(pf.feeTiers[2]?.[0] ?? 0),
  upfrontYears: ({ upfrontSpreadMonths }) => String(upfrontSpreadMonths / 12),
  halfIncomeAge: ({ tax }) => String(tax.halfIncomeMinAge),
  halfIncomeYears: ({ tax }) => String(tax.halfIncomeMinYears),
  advanceFactor: ({ tax }) => formatFactor(tax.vorabFactor),
  taxedShare: ({ tax }) => formatFactor(1 - tax.fundExemption),
} as const satisfies Record<string, (assumptions: Assumptions) => string>;

/** The figures of a set of assumptions, written for people; texts take them by these names. */
export type AssumptionTexts = Record<ListedKey | keyof typeof FIGURES_IN_TEXT, string>;

/** The figures of a set of assumptions. */
export function formatAssumptions(assumptions: Assumptions): AssumptionTexts {
  return {
    ...createRecord(LISTED_KEYS, (key) => formatListed(key, readAssumption(key, assumptions) ?? 0)),
    ...mapValues(FIGURES_IN_TEXT, (format) => format(assumptions)),
  };
}

/** The figures of a preset. They are made when they are first read: it takes a phone long. */
export function formatPreset(name: PresetName): AssumptionTexts {
  return formatOverrides(PRESETS[name]);
}

const formatOverrides = memoizeByObject((preset: (typeof PRESETS)[PresetName]) =>
  formatAssumptions(resolveAssumptions(preset).assumptions),
);

/** The figures of a question's assumptions. */
export function formatFigures(request: CalculationRequest): AssumptionTexts {
  return formatAssumptions(resolveRequest(request));
}

/** The value of an assumption in the form, with its unit. */
export function formatCustom(key: CustomKey, value: number, intl: IntlShape): string {
  switch (getUnit(key)) {
    case 'age':
      return intl.formatMessage({ id: 'comparison.calculator.years' }, { age: value });
    case 'people':
      return formatFiling(value, intl);
    case 'rate':
      return formatListed(key, toRate(value));
    default:
      return formatListed(key, value);
  }
}

/** How so many people file their taxes. */
export function formatFiling(people: number, intl: IntlShape): string {
  return intl.formatMessage({
    id: people === 2 ? 'comparison.custom.filing.joint' : 'comparison.custom.filing.single',
  });
}

function formatListed(key: AssumptionKey, value: number): string {
  const unit = getUnit(key);
  if (unit === 'rate') return formatRate(value);
  return unit === 'euros' ? formatEuro(value) : String(value);
}

function isListed(key: AssumptionKey): key is ListedKey {
  return !ASSUMPTION_ROWS[key].formOnly;
}
