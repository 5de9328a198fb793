import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { run, runOrThrow } from '../../tools/process/run.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { copyProject } from '../../tools/project/copy-project.ts';
import { makeDraft, type Report, type Result } from '../../visual/model/report.ts';
import { readReport } from '../../visual/model/report-folder.ts';
import { STATUSES } from '../../visual/model/status.ts';
import { EQUAL_FILE } from '../../visual/plan/skip.ts';
import { COPIED_FIXTURE, chooseMutations, FIXTURE, type Mutation, UNCHANGED } from './mutations.ts';

/**
 * `npm run check -- visual-mutations [NAME …]`: makes every mutation, or those named, in a copy of the project
 * and runs the gate there. Exits with 1 on a missed change or a false alarm.
 */
async function main(): Promise<void> {
  const mutations = chooseMutations(process.argv.slice(2));
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-mutations-'));
  try {
    console.log('Copying the project and capturing its pictures …');
    await copyProject(folder, { caches: CACHES, ownPackages: ['lucide'] });
    await cp(join(folder, FIXTURE), join(folder, COPIED_FIXTURE), { recursive: true });
    const accepted = await acceptFixture(folder);
    for (const mutation of mutations) {
      const report = await runMutated(folder, mutation);
      if (!isFaultless(mutation, accepted, report)) process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Pictures that were equal here need not be captured in the copy. Its results do not leak into this project. */
const CACHES = ['equal-pictures.json', 'survey.json', 'pictures'];
const SETTLED = 'node_modules/.cache/fernblick/settled.json';

/**
 * Accepts the pictures of the fixture and commits the copy, so that every later alarm has one cause.
 * @throws UserError when other pictures do not match the accepted ones
 */
async function acceptFixture(folder: string): Promise<Result[]> {
  const report = await runGate(folder, 'npm run visual');
  const alarms = report.results.filter(isAlarm);
  const others = alarms.filter((result) => !(isOfFixture(result) && result.status === 'new'));
  if (others.length > 0) {
    throw new UserError(
      `The mutations cannot start, because pictures of unchanged code do not match the accepted ones. Accept them or fix their stories first:\n${others.map(formatLine).join('\n')}`,
    );
  }
  const drafts = alarms.map((result) => makeDraft(result, 'accepted', 'Before the mutations'));
  const file = join(folder, 'dist/drafts.json');
  await writeFile(file, JSON.stringify({ version: 4, report: report.id, drafts }));
  await runOrThrow('npm run visual -- apply dist/drafts.json', folder);
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Accepted', folder);
  await cp(join(folder, EQUAL_FILE), join(folder, SETTLED));
  return alarms;
}

/** Runs the gate with a mutation, which is undone afterwards. */
async function runMutated(folder: string, mutation: Mutation): Promise<Report> {
  await cp(join(folder, SETTLED), join(folder, EQUAL_FILE));
  const file = join(folder, mutation.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, mutation.edit(text));
  const all = mutation === UNCHANGED ? ' -- --all' : '';
  return await runGate(folder, `npm run visual${all}`).finally(() => writeFile(file, text));
}

async function runGate(folder: string, command: string): Promise<Report> {
  const report = join(folder, 'visual/report');
  await rm(report, { recursive: true, force: true });
  const { output } = await run(command, folder);
  return await readReport(report).catch(() => {
    throw new UserError(
      `\`${command}\` wrote no report in the copy ${folder}. Its output:\n${output}`,
    );
  });
}

/** Prints how many pictures show a mutation and how many were caught, missed or reported in vain. */
function isFaultless(
  { name, isShown, isShared }: Mutation,
  accepted: readonly Result[],
  { results }: Report,
): boolean {
  const shown = new Set(accepted.filter(({ mode }) => isShown(mode)).map(({ id }) => id));
  const caught = results.filter(({ id, status }) => shown.has(id) && status === 'changed');
  const missed = results.filter(({ id, status }) => shown.has(id) && status !== 'changed');
  const others = results.filter((result) => isAlarm(result) && !shown.has(result.id));
  const falseAlarms = others.filter((result) => !isShared || isOfFixture(result));
  console.log(
    `${name}: ${shown.size} shown, ${caught.length} caught, ${missed.length} missed, ${falseAlarms.length} false`,
  );
  for (const result of missed) console.log(`  missed ${formatLine(result)}`);
  for (const result of falseAlarms) console.log(`  false alarm ${formatLine(result)}`);
  return missed.length + falseAlarms.length === 0 && (shown.size > 0 || name === UNCHANGED.name);
}

function isAlarm({ status }: Result): boolean {
  return !STATUSES[status].isSettled;
}

function isOfFixture({ source }: Result): boolean {
  return source.startsWith(COPIED_FIXTURE);
}

function formatLine({ id, status, reason }: Result): string {
  return `${id}: ${status}, ${reason}`;
}

await runCommand(main);
