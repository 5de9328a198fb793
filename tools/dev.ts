import { watch } from 'node:fs';
import { join } from 'node:path';
import concurrently from 'concurrently';
import { buildTokens } from '../tokens/build.ts';
import { PROGRAM_ENV, run } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';
import { assertFree, LOOPBACK } from './serve/listen.ts';
import { findPort } from './serve/ports.ts';

/** Site and workbench with hot reload; the tokens are rebuilt whenever one of their files changes. */
async function dev(): Promise<void> {
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
  const { result } = concurrently(
    [
      {
        name: 'site',
        command: `vike dev --port ${site} --host ${process.env.HOST || LOOPBACK}`,
        cwd: join(ROOT, 'site'),
      },
      {
        name: 'workbench',
        command: `storybook dev --port ${workbench} --exact-port --ci --quiet`,
        cwd: ROOT,
      },
    ].map((command) => ({ ...command, env: PROGRAM_ENV })),
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
  for (const folder of ['tokens', 'tokens/brands']) {
    watch(join(ROOT, folder), (_event, file) => {
      if (!file?.endsWith('.json')) return;
      clearTimeout(pending);
      pending = setTimeout(async () => {
        const { code, output } = await run('node tokens/build.ts');
        console.log(code === 0 ? `${file} changed, tokens rebuilt.` : output);
      }, 100);
    });
  }
}

await runCommand(dev);
