import { expect, test } from 'vitest';
import { messages } from '../../site/i18n/messages/index.ts';
import { problemLine } from '../../site/landings/check/problem.ts';
import { contextOf } from '../../site/landings/check/table-problems.ts';
import { landings } from '../../site/landings/index.ts';
import { rowProblems } from '../../site/landings/landings-from.ts';
import { listOtherPaths } from '../../site/prerender/routes.ts';
import { manyLandings } from './many-landings.ts';

test('the landings that builds are measured with are landings that could be published', () => {
  const context = contextOf(landings, messages, listOtherPaths());
  expect(rowProblems(manyLandings(100), context).map(problemLine)).toEqual([]);
});

test('no two of ten thousand have the same address', () => {
  const paths = manyLandings(10_000).rows.map(({ path }) => path.de);
  expect(new Set(paths).size).toBe(10_000);
});
