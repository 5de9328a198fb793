import { describe, expect, it } from 'vitest';
import { getIntl } from '../../../provider/page-texts.ts';
import { formatCsv } from '../export/csv.ts';
import { exportTables } from '../export/tables.ts';
import { getOpeningChoices, PRESET_NAMES } from '../state/choices.ts';
import { CUSTOM_KEYS, getCustomRule, makeOverrides } from './assumption-table.ts';
import { listChanges, namePreset, readPreset, withAnswers } from './preset-changes.ts';

const intl = getIntl('fernblick', 'en');

describe.each(PRESET_NAMES)('the set %s', (preset) => {
  const label = intl.formatMessage({ id: `comparison.calculator.preset.${preset}.label` });

  it.each(CUSTOM_KEYS)('says that %s was changed, also in the table to take away', (key) => {
    const { min, max } = getCustomRule(key);
    const custom = { [key]: readPreset(key, preset) === max ? min : max };
    expect(listChanges(custom, preset)).toEqual([key]);
    const name = `${label}, 1 changed`;
    expect(namePreset(preset, custom, intl)).toBe(name);
    const question = {
      ...getOpeningChoices({}, custom),
      preset,
      overrides: makeOverrides(custom),
    };
    const csv = formatCsv({ notes: [], tables: exportTables(question, intl) }, 'en');
    expect(csv.split(name)).toHaveLength(3);
    expect(csv.match(/\(changed\)/g)).toHaveLength(1);
  });

  it.each(CUSTOM_KEYS)('knows its own %s as unchanged', (key) => {
    const value = readPreset(key, preset);
    const custom = value === null ? {} : { [key]: value };
    expect(namePreset(preset, custom, intl)).toBe(label);
    expect(withAnswers({ [key]: 1 }, preset, custom)).toEqual(value === null ? { [key]: 1 } : {});
  });
});
