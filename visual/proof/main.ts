import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asCommand } from '../../tools/library/project.ts';
import { secondsSince } from '../../tools/library/run.ts';
import { counted } from '../counted.ts';
import { type ProofOptions, readOptions } from './arguments.ts';
import { prepared } from './prepare.ts';
import { type Proof, prove } from './prove.ts';
import type { PageTraces } from './read-pages.ts';
import { alarms, keepReport, lineOf, runIn } from './runs.ts';

/** `npm run visual:prove`: see arguments.ts. Exits with 1 on a missed change or a false alarm. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = options.keep
    ? resolve(options.keep)
    : await mkdtemp(join(tmpdir(), 'fernblick-proof-'));
  try {
    const traces = await prepared(folder, options.all);
    const isProved = options.unchanged
      ? await proveUnchanged(folder, options.unchanged)
      : await proveMutations(folder, traces, options);
    if (!isProved) process.exitCode = 1;
  } finally {
    if (!options.keep) await rm(folder, { recursive: true });
  }
}

async function proveMutations(
  folder: string,
  traces: PageTraces,
  { mutations, all }: ProofOptions,
): Promise<boolean> {
  let isProved = true;
  console.log(TABLE_HEAD);
  for (const mutation of mutations) {
    const proof = await prove(folder, mutation, traces, all);
    console.log(tableRow(proof));
    isProved &&= proof.shown.size > 0 && proof.missed.length + proof.falseAlarms.length === 0;
  }
  return isProved;
}

/** Runs unchanged code several times: every result that is not equal is a false alarm. */
async function proveUnchanged(folder: string, times: number): Promise<boolean> {
  let count = 0;
  for (let turn = 1; turn <= times; turn++) {
    const started = performance.now();
    const found = alarms((await runIn(folder, true)).results);
    await keepReport(folder, `unchanged-${turn}`);
    count += found.length;
    const seconds = secondsSince(started).toFixed(0);
    console.log(
      [
        `run ${turn}: ${counted(found.length, 'false alarm')}, ${seconds} s`,
        ...found.map(lineOf),
      ].join('\n'),
    );
  }
  return count === 0;
}

/** The header of the table whose rows `tableRow` formats. */
const TABLE_HEAD = row(['mutation', 'shown', 'caught', 'missed', 'false', 'seconds', '']);

function tableRow({ mutation, shown, caught, missed, falseAlarms, seconds }: Proof): string {
  const counts = [shown.size, caught, missed.length, falseAlarms.length, seconds.toFixed(0)];
  return [
    row([mutation.name, ...counts.map(String), mutation.what]),
    ...(shown.size === 0 ? ['  no picture shows it, so it proves nothing'] : []),
    ...missed.map((id) => `  missed ${id}`),
    ...falseAlarms.map((line) => `  false alarm ${line.trim()}`),
  ].join('\n');
}

function row([name = '', ...cells]: string[]): string {
  const what = cells.pop();
  return [name.padEnd(9), ...cells.map((cell) => cell.padStart(8)), `  ${what}`].join('').trimEnd();
}

await asCommand(main);
