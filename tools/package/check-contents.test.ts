import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { checkContents } from './check-contents.ts';
import type { Manifest } from './manifest.ts';

const BUTTON = '"use client";\nimport MuiButton from "@mui/material/Button";\n';
const FILES = { 'Button.js': BUTTON, 'Button.d.ts': '', 'lengths.js': 'var ems = 1;\n' };
const exports = {
  './Button': { types: './Button.d.ts', default: './Button.js' },
  './a/*': './a/*',
};
const manifest = { exports } as unknown as Manifest;

test('a package has what it exports, and its marks where they belong', async () => {
  expect(checkContents(await createFolder(FILES), manifest)).toHaveLength(3);
});

test.each([
  [{ 'Button.test.d.ts': '' }, 'Button.test.d.ts is only for the project'],
  [{ 'Button.js': BUTTON.slice(14) }, "Button.js has @mui/material/Button and no 'use client'"],
  [{ 'a.js': 'useNotation({});' }, "a.js has useNotation( and no 'use client'"],
  [{ 'lengths.js': '"use client";\nvar ems = 1;' }, "lengths.js says 'use client' without"],
])('%o is refused', async (changed, problem) => {
  const folder = await createFolder({ ...FILES, ...changed });
  expect(() => checkContents(folder, manifest)).toThrow(problem);
});

test('an export without its types is refused', async () => {
  const folder = await createFolder({ 'Button.js': BUTTON });
  expect(() => checkContents(folder, manifest)).toThrow('Button.d.ts is exported, but not in');
});
