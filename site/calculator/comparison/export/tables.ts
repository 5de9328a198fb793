import { compare, type Inputs, type ProviderGroup } from '../../../calculation/index.ts';
import { resolveAssumptions } from '../../../calculation/resolve-assumptions.ts';
import { CALCULATION_VERSION } from '../../../calculation/version.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text.ts';
import { assumptionsOf } from '../../client/assumptions-of.ts';
import { calculated } from '../../client/calculated.ts';
import { COMPARED_GROUP } from '../../client/client.ts';
import { ASSUMPTION_KEYS, textsOf } from '../assumption-values.ts';
import {
  OWN_ASSUMPTIONS,
  OWN_KEYS,
  type OwnAssumption,
} from '../custom-assumptions/own-assumptions.ts';
import { writtenValue } from '../custom-assumptions/written-value.ts';
import { WAYS, wayLabel } from '../details/ways.ts';
import { ROW_KEYS, ROWS, rowValue } from '../result/rows.ts';
import type { Question } from '../state/comparison-state.ts';
import { FIELD_NAMES } from '../state/fields.ts';

/** A text, or a number in the unit that its column or row names. */
export type Cell = string | number;

/** One table that visitors take away. */
export interface TakeAwayTable {
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
export function takeAwayTables(question: Question, t: TextLookup): TakeAwayTable[] {
  return [
    inputsTable(question, t),
    assumptionsTable(question, t),
    ...resultTables(question, t),
    sourceTable(question, t),
  ];
}

const UNITS: Record<keyof Inputs, MessageId> = {
  monthlyContribution: 'comparison.takeAway.unit.eurosAMonth',
  age: 'comparison.takeAway.unit.years',
  oneTimeContribution: 'comparison.takeAway.unit.euros',
  annualIncrement: 'comparison.takeAway.unit.percentAYear',
  portfolioRebalancing: 'comparison.takeAway.unit.percentAYear',
  probabilityRetireAt62: 'comparison.takeAway.unit.percent',
};

function inputsTable(question: Question, t: TextLookup): TakeAwayTable {
  const figures = textsOf(assumptionsOf(question));
  return {
    title: t('comparison.takeAway.inputs'),
    heads: [
      t('comparison.takeAway.item'),
      t('comparison.takeAway.value'),
      t('comparison.takeAway.unit'),
    ],
    rows: FIELD_NAMES.map((field) => [
      t(`comparison.calculator.field.${field}.label`, figures),
      question.inputs[field],
      t(UNITS[field]),
    ]),
  };
}

/** Those that people can change, then those that the law and our prices set. */
function assumptionsTable(question: Question, t: TextLookup): TakeAwayTable {
  const overrides = assumptionsOf(question);
  const figures = textsOf(overrides);
  const { assumptions } = resolveAssumptions(overrides);
  const changeable: readonly string[] = [...OWN_KEYS, 'etfCost'];
  return {
    title: t('comparison.takeAway.assumptions'),
    heads: [t('comparison.takeAway.item'), t('comparison.takeAway.value')],
    rows: [
      ...OWN_KEYS.flatMap((key) => {
        const { of }: OwnAssumption = OWN_ASSUMPTIONS[key];
        const value = of(assumptions);
        const label = t(`comparison.assumption.${key}.label`, figures);
        return value === null ? [] : [[label, writtenValue(key, value, t)]];
      }),
      ...ASSUMPTION_KEYS.filter((key) => !changeable.includes(key)).map((key) => [
        t(`comparison.assumption.${key}.label`, figures),
        figures[key],
      ]),
    ],
  };
}

function resultTables(question: Question, t: TextLookup): TakeAwayTable[] {
  const { calculationOutput, projection } = calculated(
    compare(question.inputs, assumptionsOf(question)),
  );
  const compared = COMPARED_GROUP[question.comparisonType];
  const inPercent = (way: ProviderGroup) =>
    t('comparison.takeAway.inPercent', { name: wayLabel(way, t) });
  return [
    {
      title: t('comparison.calculator.table.caption'),
      heads: [t('comparison.calculator.table.rows'), inPercent(compared), inPercent('pf')],
      rows: ROW_KEYS.map((row) => [
        t(`comparison.calculator.row.${row}.label`),
        100 * rowValue(calculationOutput, row, compared),
        100 * rowValue(calculationOutput, row, 'pf'),
      ]),
      sums: ROW_KEYS.map((row) => ROWS[row].kind !== 'normal'),
    },
    {
      title: t('comparison.takeAway.projection'),
      heads: [
        t('comparison.takeAway.age'),
        t('comparison.takeAway.contributions'),
        ...WAYS.map((way) => t('comparison.takeAway.inEuros', { name: wayLabel(way, t) })),
      ],
      rows: projection.map(({ age, contributions, ...worth }) => [
        age,
        Math.round(contributions),
        ...WAYS.map((way) => Math.round(worth[way])),
      ]),
    },
  ];
}

function sourceTable(question: Question, t: TextLookup): TakeAwayTable {
  const { startYear } = textsOf(assumptionsOf(question));
  return {
    title: t('comparison.takeAway.source'),
    heads: [t('comparison.takeAway.item'), t('comparison.takeAway.value')],
    rows: [
      [t('comparison.takeAway.year'), startYear],
      [t('comparison.takeAway.version'), String(CALCULATION_VERSION)],
    ],
  };
}
