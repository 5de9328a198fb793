import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_BUILD } from '../../tools/project/paths.ts';

test('no script of a build without CALCULATION_URL holds its client', () => {
  const scripts = globSync('assets/**/*.js', { cwd: SITE_BUILD });
  expect(scripts.length).toBeGreaterThan(0);
  const asking = scripts.filter((script) =>
    readFileSync(join(SITE_BUILD, script), 'utf8').includes('calculation service answered'),
  );
  expect(asking).toEqual([]);
});
