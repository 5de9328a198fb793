import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asCommand } from '../../tools/library/project.ts';
import { readOptions } from './arguments.ts';
import { UNCHANGED } from './mutations.ts';
import { prepared } from './prepare.ts';
import { type Proof, prove } from './prove.ts';

/** `npm run visual:prove`: see arguments.ts. Exits with 1 on a missed change or a false alarm. */
async function main(): Promise<void> {
  const { mutations, all, keep } = readOptions(process.argv.slice(2));
  const folder = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), 'fernblick-proof-'));
  try {
    const traces = await prepared(folder, all);
    console.log(row(['mutation', 'shown', 'caught', 'missed', 'false', 'seconds', '']));
    for (const mutation of mutations) {
      const proof = await prove(folder, mutation, traces, all);
      console.log(tableRow(proof));
      if (isEmpty(proof) || proof.missed.length + proof.falseAlarms.length > 0) {
        process.exitCode = 1;
      }
    }
  } finally {
    if (!keep) await rm(folder, { recursive: true });
  }
}

function tableRow(proof: Proof): string {
  const { mutation, shown, caught, missed, falseAlarms, seconds } = proof;
  const counts = [shown.size, caught, missed.length, falseAlarms.length, seconds.toFixed(0)];
  return [
    row([mutation.name, ...counts.map(String), mutation.what]),
    ...(isEmpty(proof) ? ['  no picture shows it, so it proves nothing'] : []),
    ...missed.map((id) => `  missed ${id}`),
    ...falseAlarms.map((line) => `  false alarm ${line.trim()}`),
  ].join('\n');
}

function row([name = '', ...cells]: string[]): string {
  const what = cells.pop();
  return [name.padEnd(9), ...cells.map((cell) => cell.padStart(8)), `  ${what}`].join('').trimEnd();
}

function isEmpty({ mutation, shown }: Proof): boolean {
  return shown.size === 0 && mutation !== UNCHANGED;
}

await asCommand(main);
