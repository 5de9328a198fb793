import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSharedFolder, writeFiles } from '../lib/temporary-folder.fixture.ts';
import { PROGRAM_ENV, run } from './process/run.ts';
import { copyProject } from './project/copy-project.fixture.ts';

const folder = await createSharedFolder();
beforeAll(() => copyProject(folder));

test.each(['--site', '--shard 1/4'])(
  '%s writes the tokens, which a fresh clone lacks',
  async (part) => {
    await rm(join(folder, 'tokens/dist'), { recursive: true, force: true });
    // Ends the build before anything else is written.
    const { output } = await run(`node tools/build.ts ${part}`, folder, {
      variables: { LANDING_ROWS: 'none.json' },
    });
    expect(output).toContain('none.json does not exist');
    expect(existsSync(join(folder, 'tokens/dist/tokens.ts'))).toBe(true);
  },
);

test('a full disk leaves the site that is there', { timeout: 300_000 }, async () => {
  const page = 'dist/client/en/index.html';
  await writeFiles(folder, { [page]: 'The last build.' });
  // The scripts of the calculators are larger.
  const build = spawnSync('sh', ['-c', 'ulimit -f 100; node tools/build.ts --site'], {
    cwd: folder,
    env: { ...PROGRAM_ENV, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(build.status).toBe(1);
  expect(build.stderr.trim().split('\n').at(-1)).toMatch(/^There is no room left for .*dist \(/);
  expect(readFileSync(join(folder, page), 'utf8')).toBe('The last build.');
});
