import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../tools/process/run-command.ts';
import { copyProject } from '../../tools/project/copy-project.ts';
import { mutationsNamed, PATCHED_PACKAGES, UNCHANGED } from './mutations.ts';
import { appearancesIn, type Proof, prove } from './prove.ts';
import { settle } from './runs.ts';

/**
 * `npm run visual:prove -- [NAME …]`: makes every mutation, or those named, in a copy of the project.
 * Exits with 1 on a missed change or a false alarm.
 */
async function main(): Promise<void> {
  const mutations = mutationsNamed(process.argv.slice(2));
  const folder = await mkdtemp(join(tmpdir(), 'fernblick-proof-'));
  try {
    console.log('Copying the project and capturing its pictures …');
    await copyProject(folder, { caches: CACHES, ownPackages: PATCHED_PACKAGES });
    const { results } = await settle(folder);
    console.log(`${results.length} pictures of unchanged code match the accepted ones.`);
    console.log('Reading what every page shows …');
    const appearances = await appearancesIn(folder);
    for (const mutation of mutations) {
      const proof = await prove(folder, mutation, appearances);
      console.log(linesOf(proof));
      if (isEmpty(proof) || proof.missed.length + proof.falseAlarms.length > 0) {
        process.exitCode = 1;
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Which pictures were equal, in which modes stories are captured, and the pictures themselves: what
 * was equal here need not be captured in the copy, and its results do not leak into this project.
 */
const CACHES = ['equal-pictures.json', 'survey.json', 'pictures'];

/** What a mutation changes, its counts, and each picture that was missed or reported in vain. */
function linesOf(proof: Proof): string {
  const { mutation, shown, caught, missed, falseAlarms, seconds } = proof;
  return [
    `${mutation.name}: ${mutation.what}`,
    `  ${shown.size} shown, ${caught} caught, ${missed.length} missed, ${falseAlarms.length} false, ${seconds.toFixed(0)} s`,
    ...(isEmpty(proof) ? ['  no picture shows it, so it proves nothing'] : []),
    ...missed.map((id) => `  missed ${id}`),
    ...falseAlarms.map((line) => `  false alarm ${line.trim()}`),
  ].join('\n');
}

function isEmpty({ mutation, shown }: Proof): boolean {
  return shown.size === 0 && mutation !== UNCHANGED;
}

await runCommand(main);
