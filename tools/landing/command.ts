import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describeReadError } from '../../lib/describe-read-error.ts';
import { formatCount } from '../../lib/format-count.ts';
import { createRecord } from '../../lib/objects.ts';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { LOCALES, type Localized } from '../../site/i18n/locales.ts';
import { findProblemsOf } from '../../site/landings/check/all-problems.ts';
import { findNameProblems } from '../../site/landings/check/name-problems.ts';
import { formatProblem } from '../../site/landings/check/problem.ts';
import type { Landing } from '../../site/landings/landing.ts';
import {
  copyLanding,
  decodeLanding,
  formatLanding,
  getLandingFile,
  HOME,
  nameDownload,
  parseLandings,
} from '../../site/landings/landing-file.ts';
import { formatSchema, SCHEMA_FILE } from '../../site/landings/landing-schema.ts';
import { withLock } from '../files/lock.ts';
import { parseOptions } from '../process/parse-options.ts';
import { DECISIONS, ROOT } from '../project/paths.ts';
import { listChanges } from './list-changes.ts';
import { listNotes } from './notes.ts';
import { PICTURE_FOLDER } from './picture-problems.ts';
import { addLine, assertLanding, assertLandings, type Landings, readLandings } from './problems.ts';
import { formatRowsStarter } from './rows-starter.ts';

const USAGE = `Usage: npm run landing -- COMMAND
  new NAME --from LANDING   writes a copy of a landing; NAME is like self-employed
      ${LOCALES.map((locale) => `[--${locale} /${locale}/…]`).join(' ')}   its addresses, if not the usual ones with its name
  list                      shows all landings
  check [NAME]              says what keeps landings, or one of them, from being published, and
                            what they share with others;
                            with LANDING_ROWS=FILE also its rows
  remove NAME               removes a landing with its accepted pictures
  apply FILE                writes the landing in a file that the Composer downloaded, NAME.json
      [--replace]           over the one that is there, after saying what changes
  rows NAME                 prints a table to begin rows of a landing with:
                            npm run --silent landing -- rows employees > rows.csv
  picture FILE              adds a photo or a drawing to site/pictures, for a landing to show
  schema                    writes the JSON Schema that editors read`;

/**
 * `npm run landing`.
 * @throws UserError when it cannot do what it is asked to; then nothing is written
 */
export async function landingCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        ...createRecord(LOCALES, () => ({ type: 'string' as const })),
        replace: { type: 'boolean' },
      },
    },
    USAGE,
  );
  const [command, name, ...more] = positionals;
  assertExpected([
    ...(command === 'list' || command === 'schema' ? positionals.slice(1) : more),
    ...Object.keys(values)
      .filter((option) => command !== (option === 'replace' ? 'apply' : 'new'))
      .map((option) => `--${option}`),
  ]);
  const files = await readLandings();
  switch (command) {
    case 'new':
      return await create(required(name), values, files);
    case 'list':
      return list(files);
    case 'check':
      return await check(name, files);
    case 'apply':
      return await apply(required(name, 'file'), values.replace ?? false, files);
    case 'picture':
      return await takePicture(required(name, 'file'));
    case 'rows':
      return printRows(required(name), files);
    case 'remove':
      return await remove(required(name), files);
    case 'schema':
      await writeFile(join(ROOT, SCHEMA_FILE), formatSchema());
      return console.log(`Wrote ${SCHEMA_FILE}.`);
    default:
      throw new UserError(USAGE);
  }
}

/** Refuses what the command would ignore. */
function assertExpected(ignored: readonly string[]): void {
  if (ignored.length > 0)
    throw new UserError(`Unexpected argument: ${ignored.join(' ')}.\n${USAGE}`);
}

function required(name: string | undefined, of: 'landing' | 'file' = 'landing'): string {
  if (name === undefined) throw new UserError(`The name of the ${of} is missing.\n${USAGE}`);
  return name;
}

/** How the addresses of landings begin. */
const USUAL = inEachLanguage({
  en: '/en/private-pension-plan-for-',
  de: '/de/private-altersvorsorge-',
});

/** Copies a landing, and says which texts are still those of the other one. */
async function create(
  name: string,
  { from, ...own }: { from?: string } & Partial<Localized>,
  { landings, otherPaths }: Landings,
) {
  if (from === undefined) throw new UserError(`--from is missing.\n${USAGE}`);
  assertFree(name);
  const path = createRecord(LOCALES, (locale) => own[locale] ?? `${USUAL[locale]}${name}.lp`);
  const landing = copyLanding(landingOrThrow(from, landings), path);
  const problems = findProblemsOf(name, { ...landings, [name]: landing }, otherPaths);
  const wrong = problems.filter(({ field }) => field.startsWith('path.'));
  if (wrong.length > 0) throw new UserError(wrong.map(formatProblem).join('\n'));
  await writeFile(join(ROOT, getLandingFile(name)), formatLanding(landing));
  console.log(`Wrote ${getLandingFile(name)}.`);
  for (const locale of LOCALES) console.log(`  ${path[locale]}`);
  console.log('The build refuses it until these are its own:');
  for (const problem of problems) console.log(`  ${formatProblem(addLine(problem))}`);
}

/** Nothing that is there is overwritten. */
function assertFree(name: string): void {
  const [wrong] = findNameProblems(name);
  if (wrong) throw new UserError(`The name ${wrong.problem}. ${wrong.advice}`);
  if (existsSync(join(ROOT, getLandingFile(name))))
    throw new UserError(`${name} is a landing already: ${getLandingFile(name)}.`);
}

function list({ landings }: Landings): void {
  const width = Math.max(...Object.keys(landings).map((name) => name.length));
  for (const [name, { path, sections, listing }] of Object.entries(landings)) {
    const places = listing ? `, listed in ${listing.places.join(' and ')}` : '';
    console.log(`${name.padEnd(width)}  ${formatCount(sections.length, 'section')}${places}`);
    for (const locale of LOCALES) console.log(`${' '.repeat(width)}  ${path[locale]}`);
  }
}

async function check(name: string | undefined, all: Landings): Promise<void> {
  const { landings } = all;
  if (name === undefined) await assertLandings(all);
  else {
    landingOrThrow(name, landings);
    await assertLanding(name, all);
  }
  const names = name === undefined ? Object.keys(landings) : [name];
  for (const checked of names)
    for (const note of listNotes(checked, landings)) console.log(`${checked}: ${note}`);
  const subject = name ?? [formatCount(names.length, 'landing'), ...(await rows())].join(' and ');
  console.log(`${subject}: no problems (${(performance.now() / 1000).toFixed(2)} s).`);
}

/** How many rows `LANDING_ROWS` names, each checked as any landing, or none. */
async function rows(): Promise<string[]> {
  if (!process.env.LANDING_ROWS) return [];
  const { readChosenLandings } = await import('./landing-rows.ts');
  const sets = await readChosenLandings(undefined, (line) => console.warn(`warning: ${line}`));
  return sets.map(({ rows, file }) => `${formatCount(rows.length, 'row')} of ${file}`);
}

/** Takes a landing from elsewhere, once it has no problem; over another only when that was asked for. */
async function apply(file: string, replaces: boolean, { landings, otherPaths }: Landings) {
  const text = decodeLanding(await readOrThrow(file), file);
  const parsed = parseLandings({ [nameDownload(file)]: parseJsonFile(text, file) }, () => file);
  for (const [name, landing] of Object.entries(parsed)) {
    const { [name]: before, ...others } = landings;
    const changes = before ? listChanges(before, landing) : [];
    const all = { landings: { ...others, [name]: landing }, otherPaths };
    await assertLanding(name, all, { file, text });
    for (const line of changes) console.log(`  ${line}`);
    if (before && !replaces)
      throw new UserError(
        changes.length > 0
          ? `${name} is a landing already, and would change as above. Add --replace to write it.`
          : `${name} is there already, and is the same.`,
      );
    await writeFile(join(ROOT, getLandingFile(name)), formatLanding(landing));
    console.log(`Wrote ${getLandingFile(name)}.`);
  }
}

async function takePicture(file: string): Promise<void> {
  const { addPicture } = await import('./add-picture.ts');
  const added = await addPicture(await readOrThrow(file), basename(file));
  console.log(`Wrote ${PICTURE_FOLDER}/${added}. A landing shows it as "file": "${added}".`);
}

async function readOrThrow(file: string): Promise<Buffer<ArrayBuffer>> {
  return await readFile(file).catch((error) => {
    throw new UserError(`${file} ${describeReadError(error)}.`);
  });
}

function printRows(name: string, { landings }: Landings): void {
  process.stdout.write(formatRowsStarter(name, landingOrThrow(name, landings)));
  console.error(
    `Write texts and figures of its own into each row, and a file rows.json beside rows.csv:\n  { "from": "${name}", "rows": "rows.csv" }\nThen LANDING_ROWS=rows.json npm run landing -- check says what is missing (docs/many-landings.md).`,
  );
}

async function remove(name: string, { landings }: Landings): Promise<void> {
  landingOrThrow(name, landings);
  if (name === HOME)
    throw new UserError('The home page cannot be removed: every page links to it.');
  const { removePicturesOf } = await import('./stories.ts');
  const folder = join(ROOT, DECISIONS);
  // A review may be open, which writes the same files.
  const count = await withLock(folder, async () => {
    const files = await readdir(folder);
    const removed = files.map(async (file) => {
      const pictures = await readFile(join(folder, file), 'utf8');
      const kept = removePicturesOf(name, pictures);
      if (kept !== pictures) await writeFile(join(folder, file), kept);
      return pictures.split('\n').length - kept.split('\n').length;
    });
    return (await Promise.all(removed)).reduce((sum, lines) => sum + lines, 0);
  });
  await rm(join(ROOT, getLandingFile(name)));
  console.log(`Removed ${getLandingFile(name)} and ${formatCount(count, 'accepted picture')}.`);
}

function landingOrThrow(name: string, landings: Landings['landings']): Landing {
  const landing = Object.hasOwn(landings, name) ? landings[name] : undefined;
  if (landing) return landing;
  throw new UserError(
    `There is no landing "${name}". There are ${Object.keys(landings).join(', ')}.`,
  );
}
