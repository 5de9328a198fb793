import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../../../design-system/tables/Table/types.ts';
import { keysOf, mapValues } from '../../../../lib/objects.ts';
import { compare, PRESETS, type ProviderName } from '../../../calculation/index.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { getIntl } from '../../../provider/page-texts.ts';
import { COMPETITOR, type PresetName } from '../../client/client.ts';
import { formatPreset, LISTED_KEYS } from '../assumptions/format-assumptions.ts';
import { PRESET_NAMES } from '../state/choices.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import {
  getRowValue,
  makeComparisonRows,
  makeRowTexts,
  ROW_KEYS,
  type RowKey,
  roundRows,
} from './rows.ts';

describe.each(LOCALES)('the texts in %s', (locale) => {
  it.each(ROW_KEYS)('of row %s', (key) => {
    const intl = getIntl('fernblick', locale);
    for (const figures of PRESET_NAMES.map(formatPreset)) {
      expect(intl.formatMessage({ id: `comparison.calculator.row.${key}.label` })).not.toBe('');
      expect(
        intl.formatMessage({ id: `comparison.calculator.row.${key}.hint` }, figures),
      ).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each(LISTED_KEYS)('of assumption %s', (key) => {
    const intl = getIntl('fernblick', locale);
    const published = formatPreset('published');
    expect(intl.formatMessage({ id: `comparison.assumption.${key}.label` }, published)).not.toMatch(
      /[{}]|undefined/,
    );
    expect(intl.formatMessage({ id: `comparison.assumption.${key}.source` }, published)).not.toBe(
      '',
    );
  });
});

describe('the rows add up', () => {
  const parts: Partial<Record<RowKey, RowKey[]>> = {
    CapitalGainTax: ['WithholdingTax', 'RebalancingTax', 'WithdrawalTax'],
    TotalCost: ['FixedCost', 'UpfrontCost', 'BrokerageFee', 'CapitalGainTax'],
    TechnicalBenefits: [
      'EtfCost',
      'TrackingDifference',
      'IndexReplication',
      'RebalancingGain',
      'PartnerTaxBenefit',
      'PortfolioQuality',
    ],
    Summary: ['TotalCost', 'TechnicalBenefits'],
  };
  const groups: ProviderName[] = ['pf', 'directinvest', 'otherbroker'];

  it.each(PRESET_NAMES.flatMap((preset) => groups.map((group) => [preset, group] as const)))(
    'with the assumptions %s for %s',
    (preset, group) => {
      const output = outputOf(preset);
      const value = (row: RowKey) => getRowValue(output, row, group);
      for (const sum of keysOf(parts)) {
        const rows = parts[sum] ?? [];
        const total = rows.reduce((before, row) => before + value(row), 0);
        expect(total).toBeCloseTo(value(sum), 12);
      }
    },
  );

  it.each(PRESET_NAMES.flatMap((preset) => groups.map((group) => [preset, group] as const)))(
    'as they are shown, with the assumptions %s for %s',
    (preset, group) => {
      const output = outputOf(preset);
      const shown = mapValues(roundRows(output, group), (rate) => Math.round(10_000 * rate));
      for (const sum of keysOf(parts)) {
        const rows = parts[sum] ?? [];
        expect(rows.reduce((before, row) => before + shown[row], 0)).toBe(shown[sum]);
      }
      expect(shown.Summary).toBe(Math.round(10_000 * getRowValue(output, 'Summary', group)));
      for (const row of ROW_KEYS)
        expect(Math.abs(shown[row] - 10_000 * getRowValue(output, row, group))).toBeLessThan(1);
    },
  );

  it('and every row is part of a sum', () => {
    expect(new Set([...Object.values(parts).flat(), 'Summary'])).toEqual(new Set(ROW_KEYS));
  });
});

describe('a comparison', () => {
  const intl = getIntl('fernblick', 'en');
  const texts = makeRowTexts(intl, formatPreset('published'));

  it('marks a row as our gain only where our own value is above zero', () => {
    const output = {
      ...outputOf('published'),
      pfPortfolioQuality: { value: 0.002, formattedValue: '0,20 %' },
      directinvestEtfCost: { value: 0.001, formattedValue: '0,10 %' },
      pfEtfCost: { value: 0, formattedValue: '0,00 %' },
    };
    const rows = makeComparisonRows(output, 'OWN_INVESTMENT', texts, intl);
    const gains = rows.filter(({ cells }) => trendIn(cells[1]) === 'gain').map(({ id }) => id);
    expect(gains).toEqual(['PortfolioQuality']);
  });

  it.each(keysOf(COMPETITOR))('%s names in one line what is zero for lack of figures', (type) => {
    const rows = makeComparisonRows(outputOf('published'), type, texts, intl);
    const lines = rows.filter(({ cells }) => cells.length === 0);
    expect(lines.map(({ header }) => header)).toEqual([
      'Other effects: 0,00\u00a0%, for lack of proven figures.',
    ]);
    expect(rows.map(({ id }) => id)).not.toContain('TrackingDifference');
    expect(rows.map(({ id }) => id)).toContain('UpfrontCost');
  });
});

function trendIn(cell: TableRow['cells'][number] | undefined) {
  return typeof cell === 'object' ? cell.trend : undefined;
}

function outputOf(preset: PresetName) {
  const result = compare(DEFAULT_INPUTS, PRESETS[preset]);
  if ('errors' in result) throw new Error('The default inputs are valid.');
  return result.calculationOutput;
}
