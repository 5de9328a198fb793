import type { IntlShape } from 'react-intl';
import {
  type BreakEven,
  CALCULATION_VERSION,
  type ProviderName,
  projectionPoints,
} from '../../../calculation/index.ts';
import type { BrandContent } from '../../../content/brands/schema.ts';
import { subtractShown } from '../../../i18n/format.ts';
import { formatDay } from '../../../i18n/format-day.ts';
import { calculateAnswer } from '../../client/answer.ts';
import { COMPETITOR, listPossiblePayouts } from '../../client/client.ts';
import { mergeInputs, resolveRequest } from '../../client/engine-request.ts';
import type { SharedGap } from '../../pension-gap/person-address.ts';
import {
  type AssumptionKey,
  CUSTOM_KEYS,
  getUnit,
  readPlain,
} from '../assumptions/assumption-table.ts';
import { formatAssumptions, formatFiling, LISTED_KEYS } from '../assumptions/format-assumptions.ts';
import { listChanges, namePreset } from '../assumptions/preset-changes.ts';
import { getProjection, getProviderLabel, getResult, PROVIDERS } from '../details/detail-data.ts';
import { makeBreakEvenRows } from '../result/break-even-rows.ts';
import { writeNeed, writePension } from '../result/pension-texts.ts';
import { getRowValue, isTotal, ROW_KEYS } from '../result/rows.ts';
import { writeVerdict } from '../result/verdict-texts.ts';
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

/** What visitors take away: what it must not be taken for, then its tables. */
export interface ExportSheet {
  notes: readonly string[];
  tables: readonly ExportTable[];
}

/** What every sheet says of itself: whether it is invented, and that it is advertising and a model. */
export function listNotes({ status }: BrandContent, intl: IntlShape): string[] {
  const demo = `${intl.formatMessage({ id: 'frame.demo.label' })}: ${intl.formatMessage({ id: 'frame.demo.text' })}`;
  return [
    ...(status === 'demo' ? [demo] : []),
    intl.formatMessage({ id: 'comparison.export.note' }),
  ];
}

/**
 * Everything about a question: the verdict, the pension for life, inputs, assumptions, cause by cause and age by age, and what
 * it was calculated with.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export function exportTables(question: Question, intl: IntlShape, gap?: SharedGap): ExportTable[] {
  const write = wordsIn(intl);
  return [
    verdictTable(question, intl),
    ...pensionTables(question, intl, gap),
    ...questionTables(question, intl),
    ...resultTables(question, intl),
    {
      title: write('source'),
      heads: [write('item'), write('value')],
      rows: [
        [write('year'), String(resolveRequest(question).startYear)],
        [write('version'), String(CALCULATION_VERSION)],
      ],
    },
  ];
}

/** When a sheet was calculated, and where it can be calculated again. */
export function formatSource(link: string, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'comparison.export.print' },
    { date: formatDay(readToday(), intl.locale), link },
  );
}

/** What fits on two pages: the verdict, the result with its break-evens, and what it was calculated with. */
export function printTables(
  question: Question,
  breakEvens: readonly BreakEven[],
  intl: IntlShape,
  gap?: SharedGap,
): ExportTable[] {
  const [inputs, assumptions] = questionTables(question, intl);
  const [result] = resultTables(question, intl);
  const { points } = makeBreakEvenRows(breakEvens, intl);
  const write = wordsIn(intl);
  const turningPoints = {
    title: intl.formatMessage({ id: 'comparison.calculator.breakEven.title.close' }),
    heads: [write('item'), write('now'), write('breakEven')],
    rows: points.map(({ label, current, breakEven }) => [label, current.text, breakEven.text]),
  };
  return [
    verdictTable(question, intl),
    ...pensionTables(question, intl, gap),
    ...[inputs, result, turningPoints, assumptions],
  ];
}

/** The day where the visitor is, as `YYYY-MM-DD`. */
function readToday(): string {
  const now = new Date();
  const zoned = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return zoned.toISOString().slice(0, 10);
}

/** The verdict in the words of the page, over the amounts that it compares and their difference, for each age. */
function verdictTable(question: Question, intl: IntlShape): ExportTable {
  const { comparisonType, preset, custom } = question;
  const answer = calculateAnswer(question);
  const providers = [COMPETITOR[comparisonType], 'pf'] as const;
  const write = wordsIn(intl);
  return {
    title: writeVerdict({ answer, comparisonType, custom, chosen: preset }, intl).sentence,
    heads: [
      write('age'),
      ...providers.map((provider) => nameColumn('inEuros', provider, question, intl)),
      write('difference'),
    ],
    rows: listPossiblePayouts(answer).map(({ age, net }) => [
      age,
      ...providers.map((provider) => Math.round(net[provider])),
      subtractShown(net.pf, net[providers[0]]),
    ]),
  };
}

/** The pension for life and the visitor's need in the words of the page. */
function pensionTables(question: Question, intl: IntlShape, gap?: SharedGap): ExportTable[] {
  const { comparisonType, custom } = question;
  const answer = calculateAnswer(question);
  const pension = writePension({ answer, comparisonType, custom }, gap, intl);
  if (!pension) return [];
  const { sentence, worth, basis } = pension;
  const heads = [intl.formatMessage({ id: 'comparison.calculator.detail.pension' })];
  const rows = [...writeNeed({ answer, custom }, gap, intl), worth, basis].map((line) => [line]);
  return [{ title: sentence, heads, rows }];
}

/** Inputs and assumptions. */
function questionTables(question: Question, intl: IntlShape): [ExportTable, ExportTable] {
  const { preset, custom } = question;
  const inputs = mergeInputs(question);
  const assumptions = resolveRequest(question);
  const figures = formatAssumptions(assumptions);
  const write = wordsIn(intl);
  const heads = [write('item'), write('value'), write('unit')];
  const changed: readonly string[] = listChanges(custom, preset);
  const elsewhere: readonly string[] = [...CUSTOM_KEYS, 'etfCost'];
  // Those that people can change, then those that the law and our prices set.
  const keys = [...CUSTOM_KEYS, ...LISTED_KEYS.filter((key) => !elsewhere.includes(key))];
  return [
    {
      title: write('inputs'),
      heads,
      rows: FIELD_NAMES.map((field) => {
        const { unit } = FIELDS[field];
        return [
          intl.formatMessage({ id: `comparison.calculator.field.${field}.label` }, figures),
          inputs[field],
          intl.formatMessage({ id: `comparison.export.unit.${unit}` }),
        ];
      }),
    },
    {
      title: `${write('assumptions')}: ${namePreset(preset, custom, intl)}`,
      heads,
      rows: keys.flatMap((key) => {
        const value = readPlain(key, assumptions);
        if (value === null) return [];
        const label = intl.formatMessage({ id: `comparison.assumption.${key}.label` }, figures);
        const name = changed.includes(key)
          ? intl.formatMessage({ id: 'comparison.export.changed' }, { label })
          : label;
        return [[name, ...writeValue(key, value, intl)]];
      }),
    },
  ];
}

/** A value and its unit. Words and the numbers of years are texts. */
function writeValue(key: AssumptionKey, value: number, intl: IntlShape): [Cell, string] {
  const unit = getUnit(key);
  if (unit === undefined) return [String(value), ''];
  if (unit === 'people') return [formatFiling(value, intl), ''];
  return [value, intl.formatMessage({ id: `comparison.export.unit.${UNITS[unit]}` })];
}

/** The units of assumptions in the messages about inputs. */
const UNITS = { rate: 'percent', euros: 'euros', age: 'years' } as const;

function resultTables(question: Question, intl: IntlShape): [ExportTable, ExportTable] {
  const { comparisonType, preset, custom } = question;
  const { calculationOutput } = getResult(question);
  const compared = COMPETITOR[comparisonType];
  const write = wordsIn(intl);
  return [
    {
      title: intl.formatMessage(
        { id: 'comparison.calculator.table.caption' },
        { assumptions: namePreset(preset, custom, intl) },
      ),
      heads: [
        intl.formatMessage({ id: 'comparison.calculator.table.rows' }),
        nameColumn('inPercent', compared, question, intl),
        nameColumn('inPercent', 'pf', question, intl),
      ],
      rows: ROW_KEYS.map((row) => [
        intl.formatMessage({ id: `comparison.calculator.row.${row}.label` }),
        100 * getRowValue(calculationOutput, row, compared),
        100 * getRowValue(calculationOutput, row, 'pf'),
      ]),
      sums: ROW_KEYS.map(isTotal),
    },
    {
      title: write('projection'),
      heads: [
        write('age'),
        write('contributions'),
        ...PROVIDERS.map((provider) => nameColumn('inEuros', provider, question, intl)),
      ],
      rows: projectionPoints(getProjection(question), 'then').map(
        ({ age, contributions, ...worth }) => [
          age,
          Math.round(contributions),
          ...PROVIDERS.map((provider) => Math.round(worth[provider])),
        ],
      ),
    },
  ];
}

type Word =
  | ('source' | 'inputs' | 'assumptions' | 'projection' | 'item' | 'value' | 'unit' | 'year')
  | ('version' | 'now' | 'breakEven' | 'age' | 'difference' | 'contributions');

/** Writes the words of titles and heads that need no values. */
function wordsIn(intl: IntlShape) {
  return (name: Word) => intl.formatMessage({ id: `comparison.export.${name}` });
}

/** The head of a provider's column, with the unit of its numbers. */
function nameColumn(
  unit: 'inEuros' | 'inPercent',
  provider: ProviderName,
  question: Question,
  intl: IntlShape,
): string {
  const name = getProviderLabel(provider, question, intl);
  return intl.formatMessage({ id: `comparison.export.${unit}` }, { name });
}
