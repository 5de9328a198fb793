import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../../tools/files/list-files.ts';

const dist = inject('dist');

test('a web server may read every file of a site, whoever built it', () => {
  const files = ['client', 'hosting'].flatMap((folder) =>
    listFiles(join(dist, folder)).map((file) => join(folder, file)),
  );
  expect(files).toContain('client/en/index.html');
  const unreadable = ['assets.json', ...files].filter(
    (file) => (statSync(join(dist, file)).mode & 0o044) !== 0o044,
  );
  expect(unreadable).toEqual([]);
});
