import { expect, test } from 'vitest';
import { students } from '../../site/landings/check/landings.fixture.ts';
import { findSpellingProblems } from './spelling-problems.ts';

test('a wrong word is named where it stands, not where it is a part of another', async () => {
  const description = { en: 'Words.', de: 'Mehr Betriebsrente und Renntenlücke.' };
  const title = { en: 'A title', de: 'Deine rente' };
  const found = await findSpellingProblems({ students: { ...students, title, description } });
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'description says “Renntenlücke”, which no dictionary has',
    'title says “rente”, which no dictionary has',
  ]);
});
