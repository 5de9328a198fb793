import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { HttpError } from '../../lib/http-error.ts';
import { replaceFile } from '../../lib/json-files.ts';
import { sha256 } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import type { LandingDrafts } from '../../site/landings/check/landing-problems.ts';
import { formatProblem, type Problem } from '../../site/landings/check/problem.ts';
import { formatLanding, getLandingFile, parseLandings } from '../../site/landings/landing-file.ts';
import { readFiles } from '../../site/landings/read-files.ts';
import { listChanges } from '../../tools/landing/list-changes.ts';
import { findFileProblems } from '../../tools/landing/problems.ts';
import { getStoryId } from '../../tools/landing/stories.ts';
import { ROOT } from '../../tools/project/paths.ts';
import type { Checked, Saved, SaveRequest } from '../api.ts';
import { type DraftLanding, isDraftLanding } from '../draft/draft.ts';
import { findProblems, isLanding } from '../draft/find-problems.ts';

/**
 * Writes the landing in a request into a project.
 * @throws HttpError with its problems, or with what it would change in a landing that is already there
 */
export async function save(body: string, root = ROOT): Promise<Saved> {
  const { draft, agreedTo } = parseRequest(body);
  const { name, landing } = draft;
  const landings = readLandings(root);
  const problems = await listProblems(draft, landings);
  if (!isLanding(landing, problems)) throw refuse(problems);
  const path = join(root, getLandingFile(name));
  const text = formatLanding(landing);
  const before = landings[name];
  const isStale = draft.base?.name === name && !isDeepStrictEqual(draft.base.landing, before);
  if (before) assertAgreed(name, isStale, listChanges(before, landing), agreedTo);
  else if (isStale)
    assertAgreed(name, isStale, [`${getLandingFile(name)}: removed → there`], agreedTo);
  await replaceFile(path, text);
  return { story: getStoryId(name, 'en') };
}

/** Says what keeps the landing in a request from being saved. */
export async function check(body: string, root = ROOT): Promise<Checked> {
  return { problems: await listProblems(parseRequest(body).draft, readLandings(root)) };
}

function readLandings(root: string) {
  return parseLandings(readFiles(join(root, 'site/landings')));
}

/** Words of a text that cannot be read are not looked up. */
async function listProblems(draft: SaveRequest['draft'], landings: LandingDrafts) {
  const problems = findProblems(draft, landings);
  return problems.length > 0 ? problems : await findFileProblems({ [draft.name]: draft.landing });
}

function refuse(problems: readonly Problem[]): HttpError {
  return new HttpError(422, problems.map(formatProblem).join('\n'));
}

function assertAgreed(
  name: string,
  isStale: boolean,
  changes: readonly string[],
  agreedTo: string | null,
): void {
  const differences = changes.join('\n');
  const hash = sha256(differences);
  if (differences === '' || hash === agreedTo) return;
  const why = isStale
    ? `${getLandingFile(name)} was changed or removed since this draft began. Saving would undo that, too:`
    : `Saving changes this in the page ${name}:`;
  throw new HttpError(409, why, { differences, hash, isStale });
}

function parseRequest(json: string): SaveRequest {
  try {
    return REQUEST.parse(JSON.parse(json));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'It is not valid JSON.';
    throw new UserError(`This cannot be saved. ${why}`);
  }
}

/** The shape of a request. What a landing may say is checked later, field by field. */
const REQUEST = z.object({
  draft: z.object({
    name: z.string(),
    landing: z.custom<DraftLanding>(
      isDraftLanding,
      'It needs two addresses, and sections of kinds that there are.',
    ),
    base: z.object({ name: z.string(), landing: z.looseObject({}) }).optional(),
  }),
  agreedTo: z.nullable(z.string()),
});
