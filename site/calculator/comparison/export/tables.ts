import {
  CALCULATION_VERSION,
  compare,
  type Inputs,
  type ProviderName,
  resolveAssumptions,
} from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { COMPETITOR } from '../../client/client.ts';
import { assumptionsOf, expectResult } from '../../client/engine-request.ts';
import { ASSUMPTION_KEYS, textsOf } from '../assumption-values.ts';
import {
  CUSTOM_ASSUMPTIONS,
  CUSTOM_KEYS,
  type CustomAssumption,
} from '../custom-assumptions/custom-assumptions.ts';
import { formatCustomValue } from '../custom-assumptions/format-value.ts';
import { PROVIDERS, providerLabel } from '../details/providers.ts';
import { isTotal, ROW_KEYS, rowValue } from '../result/rows.ts';
import type { Question } from '../state/comparison-state.ts';
import { FIELD_NAMES } from '../state/fields.ts';

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
    inputsTable(question, t),
    assumptionsTable(question, t),
    ...resultTables(question, t),
    sourceTable(question, t),
  ];
}

const UNITS: Record<keyof Inputs, MessageId> = {
  monthlyContribution: 'comparison.export.unit.eurosAMonth',
  age: 'comparison.export.unit.years',
  oneTimeContribution: 'comparison.export.unit.euros',
  annualIncrement: 'comparison.export.unit.percentAYear',
  portfolioRebalancing: 'comparison.export.unit.percentAYear',
  probabilityRetireAt62: 'comparison.export.unit.percent',
};

function inputsTable(question: Question, t: TextLookup): ExportTable {
  const figures = textsOf(assumptionsOf(question));
  return {
    title: t('comparison.export.inputs'),
    heads: [t('comparison.export.item'), t('comparison.export.value'), t('comparison.export.unit')],
    rows: FIELD_NAMES.map((field) => [
      t(`comparison.calculator.field.${field}.label`, figures),
      question.inputs[field],
      t(UNITS[field]),
    ]),
  };
}

/** Those that people can change, then those that the law and our prices set. */
function assumptionsTable(question: Question, t: TextLookup): ExportTable {
  const overrides = assumptionsOf(question);
  const figures = textsOf(overrides);
  const { assumptions } = resolveAssumptions(overrides);
  const changeable: readonly string[] = [...CUSTOM_KEYS, 'etfCost'];
  return {
    title: t('comparison.export.assumptions'),
    heads: [t('comparison.export.item'), t('comparison.export.value')],
    rows: [
      ...CUSTOM_KEYS.flatMap((key) => {
        const { of }: CustomAssumption = CUSTOM_ASSUMPTIONS[key];
        const value = of(assumptions);
        const label = t(`comparison.assumption.${key}.label`, figures);
        return value === null ? [] : [[label, formatCustomValue(key, value, t)]];
      }),
      ...ASSUMPTION_KEYS.filter((key) => !changeable.includes(key)).map((key) => [
        t(`comparison.assumption.${key}.label`, figures),
        figures[key],
      ]),
    ],
  };
}

function resultTables(question: Question, t: TextLookup): ExportTable[] {
  const { calculationOutput, projection } = expectResult(
    compare(question.inputs, assumptionsOf(question)),
  );
  const compared = COMPETITOR[question.comparisonType];
  const inPercent = (provider: ProviderName) =>
    t('comparison.export.inPercent', { name: providerLabel(provider, t) });
  return [
    {
      title: t('comparison.calculator.table.caption'),
      heads: [t('comparison.calculator.table.rows'), inPercent(compared), inPercent('pf')],
      rows: ROW_KEYS.map((row) => [
        t(`comparison.calculator.row.${row}.label`),
        100 * rowValue(calculationOutput, row, compared),
        100 * rowValue(calculationOutput, row, 'pf'),
      ]),
      sums: ROW_KEYS.map(isTotal),
    },
    {
      title: t('comparison.export.projection'),
      heads: [
        t('comparison.export.age'),
        t('comparison.export.contributions'),
        ...PROVIDERS.map((provider) =>
          t('comparison.export.inEuros', { name: providerLabel(provider, t) }),
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

function sourceTable(question: Question, t: TextLookup): ExportTable {
  const { startYear } = textsOf(assumptionsOf(question));
  return {
    title: t('comparison.export.source'),
    heads: [t('comparison.export.item'), t('comparison.export.value')],
    rows: [
      [t('comparison.export.year'), startYear],
      [t('comparison.export.version'), String(CALCULATION_VERSION)],
    ],
  };
}
