import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMutation } from '../../../lib/mutate-json.fixture.ts';
import { parseJsonFile } from '../../../lib/parse-json.ts';
import { UserError } from '../../../lib/user-error.ts';
import { landings } from '../index.ts';
import { formatLanding, getLandingFile, parseLandings } from '../landing-file.ts';
import { findProblems } from './all-problems.ts';
import { findLine } from './line-of.ts';
import { formatProblem } from './problem.ts';

/** More with `MUTATIONS=300 npm run test:some -- --project unit mutations`. */
const COUNT = Number(process.env.MUTATIONS ?? 60);

test(`${COUNT} mistakes in the files of landings each end in sentences that name file and line, or in sound landings`, () => {
  const property = fc.property(
    fc.constantFrom(...Object.entries(landings)),
    anyMutation,
    ([name, landing], mutate) => {
      const source = mutate(formatLanding(landing));
      try {
        const file = parseLandings({ [name]: parseJsonFile(source, getLandingFile(name)) });
        for (const problem of findProblems({ ...landings, ...file }, [])) {
          const place = `${problem.file}:${findLine(source, problem)}`;
          const sentence = formatProblem({ ...problem, file: place });
          expect(sentence).toMatch(/^site\/landings\/[\w-]+\.json:\d+: [\w-]+, [^\n]+\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        }
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        expect(error.message).toMatch(/^site\/landings\/[\w-]+\.json(:\d+| is no)/);
      }
    },
  );
  fc.assert(property, { numRuns: COUNT, seed: 1, endOnFailure: true });
}, 600_000);
