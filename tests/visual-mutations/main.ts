import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { run, runOrThrow, secondsSince } from '../../tools/process/run.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { copyProject } from '../../tools/project/copy-project.fixture.ts';
import { DECISIONS } from '../../tools/project/paths.ts';
import { makeDraft, type Report, type Result } from '../../visual/model/report.ts';
import { readReport } from '../../visual/model/report-folder.ts';
import { EQUAL_FILE } from '../../visual/plan/skip.ts';
import { formatLine, judge } from './judge.ts';
import type { Mutation } from './mutation.ts';
import { COPIED_FIXTURE, chooseMutations, FIXTURE, UNCHANGED } from './mutations.ts';

/**
 * `npm run check -- visual-mutations [NAME …]`: makes every mutation, or those named, in a copy of the project
 * that has few stories, and runs the gate there. Exits with 1 on a missed change, a false alarm or a group
 * with another cause.
 */
async function main(): Promise<void> {
  const mutations = chooseMutations(process.argv.slice(2));
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-mutations-'));
  try {
    console.log('Copying the project and capturing its pictures …');
    await copyProject(folder, { ownPackages: ['lucide'] });
    await keepFew(folder);
    await cp(join(folder, FIXTURE), join(folder, COPIED_FIXTURE), { recursive: true });
    const accepted = await acceptAll(folder);
    for (const mutation of mutations) {
      const started = performance.now();
      const report = await runMutated(folder, mutation);
      if (!judge(mutation, accepted, report)) process.exitCode = 1;
      console.log(`  in ${secondsSince(started).toFixed(0)} s`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the copy shows besides the fixture: enough to see every edit, little enough to be captured often. */
const KEPT =
  /^stories\/(components\/(Badge|Button|CheckList|FieldError|SectionHeading|Table|TextLink)|pages\/Pages)\.stories|^site\/landings\/(home|parents)\.json/;

/** Removes the other stories and landings, and what was accepted of them. */
async function keepFew(folder: string): Promise<void> {
  const known = ['stories/**/*.{mdx,stories.tsx}', 'site/landings/*.json'];
  for await (const file of glob(known, { cwd: folder }))
    if (!KEPT.test(file) && !file.endsWith('schema.json')) await rm(join(folder, file));
  await rm(join(folder, DECISIONS), { recursive: true });
}

const SETTLED = 'node_modules/.cache/fernblick/settled.json';

/**
 * Accepts every picture and commits the copy, so that every later alarm has one cause.
 * @throws UserError when a picture cannot be accepted
 */
async function acceptAll(folder: string): Promise<Result[]> {
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Begun', folder);
  const { id, results } = await runGate(folder, 'npm run visual');
  const broken = results.filter(({ status }) => status !== 'new');
  if (broken.length > 0) {
    const lines = broken.map(formatLine).join('\n');
    throw new UserError(`The mutations cannot start before these stories are fixed:\n${lines}`);
  }
  const drafts = results.map((result) => makeDraft(result, 'accepted', 'Before the mutations'));
  const file = join(folder, 'dist/drafts.json');
  await writeFile(file, JSON.stringify({ version: 4, report: id, drafts }));
  await runOrThrow('npm run visual -- apply dist/drafts.json', folder);
  await runOrThrow('git add --all', folder);
  await runOrThrow('git commit --quiet --message Accepted', folder);
  await runGate(folder, 'npm run visual');
  await cp(join(folder, EQUAL_FILE), join(folder, SETTLED));
  return results;
}

/** Runs the gate with a mutation, which is undone afterwards. */
async function runMutated(folder: string, mutation: Mutation): Promise<Report> {
  await cp(join(folder, SETTLED), join(folder, EQUAL_FILE));
  const before = new Map<string, string>();
  for (const { file, change } of mutation.edits) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    before.set(path, text);
    await writeFile(path, change(text));
  }
  const isShownOnSite = mutation.isOfProduct === true;
  if (!isShownOnSite) await buildOnlyWorkbench(folder);
  const all = mutation === UNCHANGED ? ' --all' : '';
  const command = isShownOnSite ? 'npm run visual' : `node visual/main.ts --built${all}`;
  return await runGate(folder, command).finally(async () => {
    for (const [path, text] of before) await writeFile(path, text);
  });
}

/** Half of what a mutation takes, because all pages would be built for what no page shows. */
async function buildOnlyWorkbench(folder: string): Promise<void> {
  await rm(join(folder, 'dist/build-inputs.json'), { force: true });
  await runOrThrow('node tokens/build.ts', folder);
  await runOrThrow('storybook build --quiet -o dist/storybook', folder);
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

await runCommand(main);
