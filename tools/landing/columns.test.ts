import { expect, test } from 'vitest';
import { assertColumns } from './columns.ts';

const SOUND = ['name', 'path.en', 'path.de', 'values.en.city', 'values.de.city'];

test('columns that a row of this landing can have are accepted, also those of whole groups', () => {
  const others = ['title.en', 'sections.pensionGap.person', 'sections.faq.first', ''];
  expect(() => assert([...SOUND, ...others])).not.toThrow();
});

test.each([
  [
    'a column that nothing reads',
    [...SOUND, 'colour'],
    'ages.csv, column F: no row reads "colour". Remove it.',
  ],
  [
    'a misspelt column',
    [...SOUND, 'sections.pensiongap.person.ages'],
    'column F: no row reads "sections.pensiongap.person.ages". Call it "sections.pensionGap.person.age", or remove it.',
  ],
  [
    'a section that the landing does not have',
    [...SOUND, 'sections.reviews.text.en'],
    'no row reads "sections.reviews.text.en"',
  ],
  [
    'a column that is missing',
    SOUND.filter((name) => name !== 'path.de'),
    'ages.csv: the column "path.de" is missing. Add it, for example as column E.',
  ],
  [
    'a value in one language',
    [...SOUND, 'values.en.job'],
    'the column "values.de.job" is missing. Add it, for example as column G.',
  ],
  ['a heading above the names', ['Pages of November', ''], 'ages.csv: its first line names no'],
  ['names between which nothing stands', ['name|path.en|path.de'], 'Begin with their names'],
  ['names in capitals', ['NAME'], 'column A: no row reads "NAME". Call it "name", or remove it.'],
])('%s is refused', (_fault, names, reason) => {
  expect(() => assert(names)).toThrow(reason);
});

function assert(names: readonly string[]): void {
  assertColumns(names, 'ages.csv', 'employees');
}
