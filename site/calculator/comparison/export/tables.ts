import {
  type BreakEven,
  CALCULATION_VERSION,
  compare,
  type ProviderName,
} from '../../../calculation/index.ts';
import { formatDay } from '../../../i18n/format-day.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { COMPETITOR } from '../../client/client.ts';
import {
  expectResult,
  mergeInputs,
  resolveRequest,
  toEngineArguments,
} from '../../client/engine-request.ts';
import {
  type AssumptionKey,
  CUSTOM_KEYS,
  getUnit,
  readPlain,
} from '../assumptions/assumption-table.ts';
import { formatAssumptions, formatFiling, LISTED_KEYS } from '../assumptions/format-assumptions.ts';
import { listChanges, namePreset } from '../assumptions/preset-changes.ts';
import { getProviderLabel, PROVIDERS } from '../details/detail-data.ts';
import { makeBreakEvenRows } from '../result/break-even-rows.ts';
import { getRowValue, isTotal, ROW_KEYS } from '../result/rows.ts';
import type { Question } from '../state/comparison-state.ts';
import { FIELD_NAMES, FIELDS } from '../state/fields.ts';

/** A text, or a number in the unit that its column or row names. */
export type Cell = string | number;

/** One table that visitors take away. */
export interface ExportTable {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** For each row whether it is a sum of others; left out where none is. */
  sums?: readonly boolean[];
}

/**
 * Everything about a question: inputs, assumptions, cause by cause and age by age, and what it was
 * calculated with.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export function exportTables(question: Question, t: TextLookup): ExportTable[] {
  return [
    ...questionTables(question, t),
    ...resultTables(question, t),
    {
      title: t('comparison.export.source'),
      heads: [t('comparison.export.item'), t('comparison.export.value')],
      rows: [
        [t('comparison.export.year'), String(resolveRequest(question).startYear)],
        [t('comparison.export.version'), String(CALCULATION_VERSION)],
      ],
    },
  ];
}

/** When a sheet was calculated, and where it can be calculated again. */
export function formatSource(link: string, locale: Locale, t: TextLookup): string {
  return t('comparison.export.print', { date: formatDay(readToday(), locale), link });
}

/** What fits on two pages: the result with its break-evens, and what it was calculated with. */
export function printTables(
  question: Question,
  breakEvens: readonly BreakEven[],
  t: TextLookup,
): ExportTable[] {
  const [inputs, assumptions] = questionTables(question, t);
  const [result] = resultTables(question, t);
  const { points } = makeBreakEvenRows(breakEvens, t);
  const turningPoints = {
    title: t('comparison.calculator.breakEven.title.close'),
    heads: [
      t('comparison.export.item'),
      t('comparison.export.now'),
      t('comparison.export.breakEven'),
    ],
    rows: points.map(({ label, current, breakEven }) => [label, current.text, breakEven.text]),
  };
  return [inputs, result, turningPoints, assumptions];
}

/** The day where the visitor is, as `YYYY-MM-DD`. */
function readToday(): string {
  const now = new Date();
  const zoned = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return zoned.toISOString().slice(0, 10);
}

/** Inputs and assumptions. */
function questionTables(question: Question, t: TextLookup): [ExportTable, ExportTable] {
  const { preset, custom } = question;
  const inputs = mergeInputs(question);
  const assumptions = resolveRequest(question);
  const figures = formatAssumptions(assumptions);
  const heads = [
    t('comparison.export.item'),
    t('comparison.export.value'),
    t('comparison.export.unit'),
  ];
  const changed: readonly string[] = listChanges(custom, preset);
  const elsewhere: readonly string[] = [...CUSTOM_KEYS, 'etfCost'];
  // Those that people can change, then those that the law and our prices set.
  const keys = [...CUSTOM_KEYS, ...LISTED_KEYS.filter((key) => !elsewhere.includes(key))];
  return [
    {
      title: t('comparison.export.inputs'),
      heads,
      rows: FIELD_NAMES.map((field) => {
        const { unit } = FIELDS[field];
        return [
          t(`comparison.calculator.field.${field}.label`, figures),
          inputs[field],
          t(`comparison.export.unit.${unit}`),
        ];
      }),
    },
    {
      title: `${t('comparison.export.assumptions')}: ${namePreset(preset, custom, t)}`,
      heads,
      rows: keys.flatMap((key) => {
        const value = readPlain(key, assumptions);
        if (value === null) return [];
        const label = t(`comparison.assumption.${key}.label`, figures);
        const name = changed.includes(key) ? t('comparison.export.changed', { label }) : label;
        return [[name, ...writeValue(key, value, t)]];
      }),
    },
  ];
}

/** A value and its unit. Words and the numbers of years are texts. */
function writeValue(key: AssumptionKey, value: number, t: TextLookup): [Cell, string] {
  const unit = getUnit(key);
  if (unit === undefined) return [String(value), ''];
  if (unit === 'people') return [formatFiling(value, t), ''];
  return [value, t(`comparison.export.unit.${UNITS[unit]}`)];
}

/** The units of assumptions in the messages about inputs. */
const UNITS = { rate: 'percent', euros: 'euros', age: 'years' } as const;

function resultTables(question: Question, t: TextLookup): [ExportTable, ExportTable] {
  const { comparisonType, preset, custom } = question;
  const { calculationOutput, projection } = expectResult(compare(...toEngineArguments(question)));
  const compared = COMPETITOR[comparisonType];
  const inPercent = (provider: ProviderName) =>
    t('comparison.export.inPercent', { name: getProviderLabel(provider, t) });
  return [
    {
      title: t('comparison.calculator.table.caption', {
        assumptions: namePreset(preset, custom, t),
      }),
      heads: [t('comparison.calculator.table.rows'), inPercent(compared), inPercent('pf')],
      rows: ROW_KEYS.map((row) => [
        t(`comparison.calculator.row.${row}.label`),
        100 * getRowValue(calculationOutput, row, compared),
        100 * getRowValue(calculationOutput, row, 'pf'),
      ]),
      sums: ROW_KEYS.map(isTotal),
    },
    {
      title: t('comparison.export.projection'),
      heads: [
        t('comparison.export.age'),
        t('comparison.export.contributions'),
        ...PROVIDERS.map((provider) =>
          t('comparison.export.inEuros', { name: getProviderLabel(provider, t) }),
        ),
      ],
      rows: projection.map(({ age, contributions, ...worth }) => [
        age,
        Math.round(contributions),
        ...PROVIDERS.map((provider) => Math.round(worth[provider])),
      ]),
    },
  ];
}
