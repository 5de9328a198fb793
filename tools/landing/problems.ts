import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { listMissingTexts } from '../../site/content/missing-texts.ts';
import { findMissingTexts } from '../../site/i18n/find-missing-texts.ts';
import { findProblems, findProblemsOf } from '../../site/landings/check/all-problems.ts';
import type { LandingDrafts } from '../../site/landings/check/landing-problems.ts';
import { findLine } from '../../site/landings/check/line-of.ts';
import { formatProblem, type Problem } from '../../site/landings/check/problem.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { ROOT } from '../project/paths.ts';
import type { ValuesByName } from './first-view-problems.ts';
import { findPictureProblems } from './picture-problems.ts';
import { findSpellingProblems } from './spelling-problems.ts';

/** The landings of this project. */
export interface Landings {
  landings: Readonly<Record<string, Landing>>;
  /** The addresses of all other pages. */
  otherPaths: readonly string[];
}

/**
 * Reads all landings and what else has an address.
 * @throws UserError when a file of theirs cannot be read, such as one with an open brace
 */
export async function readLandings(): Promise<Landings> {
  try {
    const { landings } = await import('../../site/landings/index.ts');
    assertTexts(landings);
    const { listOtherPaths } = await import('../../site/pages/addresses.ts');
    return { landings, otherPaths: listOtherPaths() };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `The landings cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Stops a command when texts that landings are filled in with are missing, as those of a new language are.
 * @throws UserError that lists them, and what the landings lack themselves
 */
function assertTexts(landings: Landings['landings']): void {
  const missing = listMissingTexts();
  if (missing.length === 0) return;
  const own = Object.entries(landings).flatMap(([name, landing]) =>
    findMissingTexts(landing).map((line) => `${getLandingFile(name)} ${line}`),
  );
  const lines = [...missing, ...own].map((line) => `  ${line}`);
  throw new UserError(`${formatCount(lines.length, 'text')} missing:\n${lines.join('\n')}`);
}

/**
 * Stops a command when a landing must not be published.
 * @throws UserError that lists every problem with its line
 */
export async function assertLandings({ landings, otherPaths }: Landings): Promise<void> {
  await assertNone(findProblems(landings, otherPaths), landings);
}

/**
 * Stops a command when the landing with a name must not be published beside the others.
 * @param source the file that it comes from, where it is not written yet
 * @throws UserError that lists every problem with its line
 */
export async function assertLanding(
  name: string,
  { landings, otherPaths }: Landings,
  source?: Source,
): Promise<void> {
  const problems = findProblemsOf(name, landings, otherPaths);
  await assertNone(problems, { [name]: landings[name] ?? {} }, source);
}

interface Source {
  file: string;
  text: string;
}

async function assertNone(found: Problem[], landings: LandingDrafts, source?: Source) {
  // A text that cannot be read has no words to look up.
  const problems = found.length > 0 ? found : await findFileProblems(landings);
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${formatProblem(addLine(problem, source))}`);
  const place = source?.file ?? 'landings in site/landings';
  throw new UserError(
    `${formatCount(problems.length, 'problem')} with ${place}:\n${lines.join('\n')}`,
  );
}

/**
 * Finds what only a look into other files shows of sound landings: dictionaries, fonts, and their pictures.
 * @param values what is filled into the texts of those that are rows
 */
export async function findFileProblems(
  landings: LandingDrafts,
  values?: ValuesByName,
): Promise<Problem[]> {
  // Reads tokens, which a build writes only after this file was loaded.
  const { findFirstViewProblems } = await import('./first-view-problems.ts');
  const found = [
    findSpellingProblems(landings),
    findFirstViewProblems(landings, values),
    findPictureProblems(landings),
  ];
  return (await Promise.all(found)).flat();
}

/** A problem whose file names the line, too: `site/landings/parents.json:14`. */
export function addLine(problem: Problem, source?: Source): Problem {
  const { file, text } = source ?? {
    file: problem.file,
    text: readFileSync(join(ROOT, problem.file), 'utf8'),
  };
  return { ...problem, file: `${file}:${findLine(text, problem)}` };
}
