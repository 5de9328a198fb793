import { expect, test } from 'vitest';
import { readDecisions } from '../../visual/model/decisions.ts';
import { BRANDS, parseMode } from '../../visual/plan/modes.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { findAffected } from './find-affected.ts';

const catalogue = await readCatalogue();
const accepted = [...(await readDecisions()).accepted.values()];

/** A change of a colour of actions. */
const ACTION = ['color.action.main'];

test('a change of a brand changes pictures of that brand only', () => {
  for (const brand of BRANDS) {
    const all = accepted.filter(({ mode }) => parseMode(mode)?.brand === brand).length;
    const { pictures } = findAffected(catalogue, brand, [...ACTION, ...catalogue.page]);
    expect(pictures, brand).toBe(all);
  }
});

test('the pictures of forms change with their fields', () => {
  const withoutForms = { ...catalogue, forms: [] };
  const forms = catalogue.pictures.fernblick['forms-fields-in-a-form'] ?? 0;
  expect(forms).toBeGreaterThan(0);
  expect(
    findAffected(catalogue, 'fernblick', ACTION).pictures -
      findAffected(withoutForms, 'fernblick', ACTION).pictures,
  ).toBe(forms);
});

test('a change of the ground changes every component', () => {
  const { components } = findAffected(catalogue, 'fernblick', catalogue.page.slice(0, 1));
  expect(components).toHaveLength(Object.keys(catalogue.components).length);
});

test.each([
  ['color.action.main', ['Tabs', 'ButtonGroup', 'Switch', 'RadioGroup', 'Stepper', 'TextArea']],
  ['color.action.main', ['Breadcrumbs', 'Autocomplete', 'Pagination', 'Alert']],
  ['color.action.focus', ['Tabs', 'ButtonGroup', 'Switch', 'Autocomplete', 'TextArea', 'List']],
  ['typography.label.wide', ['Tabs', 'ButtonGroup']],
  ['typography.note.wide', ['Stepper', 'Snackbar']],
  ['radius.small', ['ButtonGroup', 'TextArea']],
  ['color.signal.loss', ['Alert', 'TextArea']],
])('%s names the components of MUI that show it', (token, names) => {
  const { components } = findAffected(catalogue, 'fernblick', [token]);
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
