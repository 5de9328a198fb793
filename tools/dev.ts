import { watch } from 'node:fs';
import { join } from 'node:path';
import concurrently from 'concurrently';
import { buildTokens } from '../tokens/build.ts';
import { readOutOfDate } from './build/out-of-date.ts';
import { describeError } from './process/describe-error.ts';
import { parseOptions } from './process/parse-options.ts';
import { PROGRAM_ENV } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';
import { assertFree, LOOPBACK } from './serve/listen.ts';
import { findPort } from './serve/ports.ts';

/** Site and workbench with hot reload; the tokens are rebuilt whenever one of their files changes. */
async function dev(): Promise<void> {
  parseOptions({});
  const site = findPort('site');
  const workbench = findPort('workbench');
  await assertFree('site', site);
  await assertFree('workbench', workbench);
  await buildTokens();
  watchTokens();
  console.log(`
  Site       http://localhost:${site}
  Workbench  http://localhost:${workbench}
  Composer   http://localhost:${workbench}/composer.html

  Stop with Ctrl+C.
`);
  const host = `--host ${process.env.HOST || LOOPBACK}`;
  const vike = `vike dev --port ${site} ${host}`;
  const storybook = `storybook dev --port ${workbench} ${host} --exact-port --ci --quiet --no-version-updates`;
  const env = { ...PROGRAM_ENV, OUT_OF_DATE: readOutOfDate() };
  const { result } = concurrently(
    [
      { name: 'site', command: vike, cwd: join(ROOT, 'site'), env },
      { name: 'workbench', command: storybook, cwd: ROOT, env: PROGRAM_ENV },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['green', 'yellow'] },
  );
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  const hasFailed = await result.then(
    () => false,
    () => !isStopped,
  );
  process.exit(hasFailed ? 1 : 0);
}

/** An invalid token file is reported with file and line; the last valid tokens stay in use. */
function watchTokens(): void {
  let pending: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  for (const folder of ['tokens', 'tokens/brands']) {
    watch(join(ROOT, folder), (_event, file) => {
      if (!file?.endsWith('.json')) return;
      clearTimeout(pending);
      pending = setTimeout(() => {
        building = building.then(buildTokens).then(
          () => console.log(`${file} changed, tokens rebuilt.`),
          (error) => console.error(describeError(error)),
        );
      }, SETTLED);
    });
  }
}

/** Milliseconds after which an editor has written what it writes at once. */
const SETTLED = 50;

await runCommand(dev);
