import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '../../../lib/format-count.ts';
import { mapValues } from '../../../lib/objects.ts';
import { UserError } from '../../../lib/user-error.ts';
import { LOCALES, type Localized } from '../../../site/i18n/locales.ts';
import { landingProblems } from '../../../site/landings/check/landing-problems.ts';
import { nameFaults } from '../../../site/landings/check/name-faults.ts';
import { type Fault, problemLine } from '../../../site/landings/check/problem.ts';
import { contextOf } from '../../../site/landings/check/table-problems.ts';
import type { Landing } from '../../../site/landings/landing.ts';
import {
  fileName,
  landingFile,
  ownPrefix,
  TABLE_FILE,
} from '../../../site/landings/landing-files.ts';
import {
  changesToRemove,
  changesToWrite,
  copyOfLanding,
  type SharedFiles,
} from '../../../site/landings/write/changes.ts';
import { rowFaults } from '../../../site/landings/write/table-row.ts';
import { withLock } from '../../files/lock.ts';
import { ACCEPTED_FILE, ROOT } from '../../project/paths.ts';
import { problemReport, problemsOf } from './problems.ts';
import { assertOwnFile, type LandingFiles, readLandings } from './table.ts';
import { readShared, writeChanges } from './write.ts';

const USAGE = `Usage: npm run landing -- COMMAND
  new NAME --from LANDING   writes a copy of a landing with its messages; NAME is like selfEmployed
      [--en /en/…] [--de /de/…]   its addresses, if not the usual ones with its name
  list                      shows all landings
  check [NAME]              says what keeps landings, or one of them, from being published;
                            with LANDING_ROWS=FILE also its rows
  remove NAME               removes a landing with its row, messages and accepted pictures`;

/**
 * `npm run landing`.
 * @throws UserError when it cannot do what it is asked to; then nothing is written
 */
export async function landingCommand(args: string[]): Promise<void> {
  const { values, positionals } = argumentsOrThrow(args);
  const [command, name] = positionals;
  const files = await readLandings();
  switch (command) {
    case 'new':
      return await create(required(name), values, files);
    case 'list':
      return list(files);
    case 'check':
      return await check(name, files);
    case 'remove':
      return await remove(required(name), files);
    default:
      throw new UserError(USAGE);
  }
}

type Options = ReturnType<typeof parsedArguments>['values'];

/** The arguments, none of which the command would ignore. */
function argumentsOrThrow(args: string[]) {
  const { values, positionals } = parsedArguments(args);
  const [command, ...names] = positionals;
  const options = Object.keys(values).map((option) => `--${option}`);
  const unexpected = [
    ...names.slice(command === 'list' ? 0 : 1),
    ...(command === 'new' ? [] : options),
  ];
  if (unexpected.length === 0) return { values, positionals };
  throw new UserError(`Unexpected argument: ${unexpected.join(' ')}.\n${USAGE}`);
}

function parsedArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, en: { type: 'string' }, de: { type: 'string' } },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function required(name: string | undefined): string {
  if (name === undefined) throw new UserError(`The name of the landing is missing.\n${USAGE}`);
  return name;
}

/** Copies a landing, and says which texts are still those of the other one. */
async function create(name: string, { from, en, de }: Options, files: LandingFiles) {
  if (from === undefined) throw new UserError(`--from is missing.\n${USAGE}`);
  const shared = await readShared(files);
  assertFree(name, files, shared);
  const landing = landingOrThrow(from, files);
  const path: Localized = {
    en: en ?? `/en/private-pension-plan-for-${fileName(name)}.lp`,
    de: de ?? `/de/private-altersvorsorge-${fileName(name)}.lp`,
  };
  const written = copyOfLanding({ name: from, landing }, name, path, files.messages);
  const context = contextOf(files.landings, files.messages, files.otherPaths);
  const messages = mapValues(files.messages, (all, locale) => ({
    ...all,
    ...written.texts[locale],
  }));
  const problems = landingProblems(name, written.landing, messages, context);
  const wrong = problems.filter(({ field }) => field.startsWith('path.'));
  if (wrong.length > 0) throw problemReport(wrong);
  await writeChanges(changesToWrite(written, shared));
  console.log(`Wrote ${landingFile(name)}, its row, and its messages in both languages.`);
  for (const locale of LOCALES) console.log(`  ${path[locale]}`);
  console.log('The build refuses it until these are its own:');
  for (const problem of problems) console.log(`  ${problemLine(problem)}`);
}

/** Nothing that is there is overwritten. */
function assertFree(name: string, files: LandingFiles, { table }: SharedFiles): void {
  const { landings, messages } = files;
  assertNone(nameFaults(name));
  if (Object.hasOwn(landings, name))
    throw new UserError(`${name} is a landing already: ${TABLE_FILE}.`);
  assertNone(rowFaults(table, name));
  assertOwnFile(name, files);
  const [id] = Object.keys(messages.en).filter((known) => known.startsWith(ownPrefix(name)));
  if (id) throw new UserError(`The message "${id}" exists already. Choose another name.`);
}

function assertNone([fault]: readonly Fault[]): void {
  if (fault) throw new UserError(`The ${fault.field} ${fault.problem}. ${fault.advice}`);
}

function list({ landings }: LandingFiles): void {
  const width = Math.max(...Object.keys(landings).map((name) => name.length));
  for (const [name, { path, sections, listing }] of Object.entries(landings)) {
    const places = listing ? `, listed in ${listing.places.join(' and ')}` : '';
    console.log(`${name.padEnd(width)}  ${formatCount(sections.length, 'section')}${places}`);
    for (const locale of LOCALES) console.log(`${' '.repeat(width)}  ${path[locale]}`);
  }
}

async function check(name: string | undefined, files: LandingFiles): Promise<void> {
  if (name !== undefined) landingOrThrow(name, files);
  const all = await problemsOf(files);
  const problems = all.filter(({ landing }) => name === undefined || landing === name);
  if (problems.length > 0) throw problemReport(problems);
  const subject =
    name ??
    [formatCount(Object.keys(files.landings).length, 'landing'), ...(await rows())].join(' and ');
  console.log(`${subject}: no problems (${(performance.now() / 1000).toFixed(2)} s).`);
}

/** How many rows `LANDING_ROWS` names, which are as good as those of the table, or none. */
async function rows(): Promise<string[]> {
  if (!process.env.LANDING_ROWS) return [];
  const { chosenLandings } = await import('../landing-rows.ts');
  const sets = await chosenLandings();
  return sets.map(({ rows, file }) => `${formatCount(rows.length, 'row')} of ${file}`);
}

async function remove(name: string, files: LandingFiles): Promise<void> {
  landingOrThrow(name, files);
  if (name === 'home')
    throw new UserError('The home page cannot be removed: every page links to it.');
  const { withoutPicturesOf } = await import('./accepted-pictures.ts');
  const accepted = join(ROOT, ACCEPTED_FILE);
  // A review may be open, which writes the same file.
  const count = await withLock(accepted, async () => {
    const pictures = await readFile(accepted, 'utf8');
    const kept = withoutPicturesOf(name, pictures);
    await writeChanges([
      ...changesToRemove(name, await readShared(files)),
      ...(kept === pictures ? [] : [{ file: ACCEPTED_FILE, text: kept }]),
    ]);
    return pictures.split('\n').length - kept.split('\n').length;
  });
  console.log(
    `Removed ${name}: file, row, messages and ${formatCount(count, 'accepted picture')}.`,
  );
}

function landingOrThrow(name: string, { landings }: LandingFiles): Landing {
  const landing = Object.hasOwn(landings, name) ? landings[name] : undefined;
  if (landing) return landing;
  throw new UserError(
    `There is no landing "${name}". There are ${Object.keys(landings).join(', ')}.`,
  );
}
