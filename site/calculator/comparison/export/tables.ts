import {
  type AssumptionOverrides,
  CALCULATION_VERSION,
  compare,
  type ProviderName,
  resolveAssumptions,
} from '../../../calculation/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';
import { COMPETITOR } from '../../client/client.ts';
import { expectResult, toEngineArguments } from '../../client/engine-request.ts';
import { CUSTOM_KEYS, readCustom } from '../assumptions/assumption-table.ts';
import { formatAssumptions, formatCustom, LISTED_KEYS } from '../assumptions/format-assumptions.ts';
import { getProviderLabel, PROVIDERS } from '../details/providers.ts';
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
  const [inputs, overrides] = toEngineArguments(question);
  const { assumptions } = resolveAssumptions(overrides);
  const figures = formatAssumptions(assumptions);
  const [item, value] = [t('comparison.export.item'), t('comparison.export.value')];
  const changeable: readonly string[] = [...CUSTOM_KEYS, 'etfCost'];
  return [
    {
      title: t('comparison.export.inputs'),
      heads: [item, value, t('comparison.export.unit')],
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
      title: t('comparison.export.assumptions'),
      heads: [item, value],
      // Those that people can change, then those that the law and our prices set.
      rows: [
        ...CUSTOM_KEYS.flatMap((key) => {
          const read = readCustom(key, assumptions);
          const label = t(`comparison.assumption.${key}.label`, figures);
          return read === null ? [] : [[label, formatCustom(key, read, t)]];
        }),
        ...LISTED_KEYS.filter((key) => !changeable.includes(key)).map((key) => [
          t(`comparison.assumption.${key}.label`, figures),
          figures[key],
        ]),
      ],
    },
    ...resultTables(question, overrides, t),
    {
      title: t('comparison.export.source'),
      heads: [item, value],
      rows: [
        [t('comparison.export.year'), figures.startYear],
        [t('comparison.export.version'), String(CALCULATION_VERSION)],
      ],
    },
  ];
}

function resultTables(
  { inputs, comparisonType }: Question,
  overrides: AssumptionOverrides,
  t: TextLookup,
): ExportTable[] {
  const { calculationOutput, projection } = expectResult(compare(inputs, overrides));
  const compared = COMPETITOR[comparisonType];
  const inPercent = (provider: ProviderName) =>
    t('comparison.export.inPercent', { name: getProviderLabel(provider, t) });
  return [
    {
      title: t('comparison.calculator.table.caption'),
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
