import { expect, test } from 'vitest';
import { createCheckContext } from '../../site/landings/check/all-problems.ts';
import { formatProblem } from '../../site/landings/check/problem.ts';
import { landings } from '../../site/landings/index.ts';
import { findRowProblems } from '../../site/landings/landing-set.ts';
import { listOtherPaths } from '../../site/pages/addresses.ts';
import { createManyLandings } from './many-landings.ts';

test('the landings that builds are measured with are landings that could be published', () => {
  const problems = findRowProblems(
    createManyLandings(100),
    createCheckContext(landings, listOtherPaths()),
  );
  expect(problems.map(formatProblem)).toEqual([]);
});

test('no two of ten thousand have the same address', () => {
  const paths = createManyLandings(10_000).rows.map(({ path }) => path.de);
  expect(new Set(paths).size).toBe(10_000);
});
