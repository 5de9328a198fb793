import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../lib/temporary-folder.fixture.ts';
import { listFiles } from './files/list-files.ts';
import { PROGRAM_ENV, run } from './process/run.ts';
import { copyProject } from './project/copy-project.ts';

test.each(['--site', '--shard 1/4'])(
  '%s writes the tokens, which a fresh clone lacks',
  async (part) => {
    const folder = await copyHere();
    // Ends the build before anything else is written.
    const { output } = await run(`node tools/build.ts ${part}`, folder, {
      variables: { LANDING_ROWS: 'none.json' },
    });
    expect(output).toContain('none.json cannot be read');
    expect(existsSync(join(folder, 'tokens/dist/tokens.ts'))).toBe(true);
  },
);

test('a site is built in any folder and readable under any umask, and a full disk leaves it', {
  timeout: 300_000,
}, async () => {
  const folder = await copyHere();
  const site = join(folder, 'dist/client');
  const build = (limit: string) =>
    spawnSync('sh', ['-c', `${limit}; node tools/build.ts --site`], {
      cwd: folder,
      env: { ...PROGRAM_ENV, NODE_ENV: 'production' },
      encoding: 'utf8',
    });

  expect(build('umask 077')).toMatchObject({ status: 0 });
  const files = listFiles(site);
  expect(files).toContain('en/index.html');
  const beside = [
    '../assets.json',
    ...listFiles(join(site, '../hosting')).map((file) => `../hosting/${file}`),
  ];
  const unreadable = [...files, ...beside].filter(
    (file) => (statSync(join(site, file)).mode & 0o044) !== 0o044,
  );
  expect(unreadable).toEqual([]);

  const page = readFileSync(join(site, 'en/index.html'));
  // The scripts of the calculators are larger.
  const { status, stderr } = build('ulimit -f 100');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^There is no room left for .*dist \(/);
  expect(readFileSync(join(site, 'en/index.html'))).toEqual(page);
});

/** A fresh clone. The name of its folder has what an address or a shell would read otherwise. */
async function copyHere(): Promise<string> {
  const folder = join(await createFolder(), 'fernblick ä b');
  await copyProject(folder);
  return folder;
}
