import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { landings } from '../../site/landings/index.ts';
import { SECTION_KINDS } from '../../site/sections/sections.ts';
import { ROOT } from '../../tools/project/paths.ts';

const folders = globSync('site/sections/*/', { cwd: ROOT }).map((path) => basename(path));

describe.each(SECTION_KINDS)('the section kind %s', (kind) => {
  const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;

  test.each([
    [`site/sections/${name}/index.ts`, 'its definition'],
    [`site/sections/${name}/${name}.tsx`, 'its view'],
    [`stories/sections/${name}.stories.tsx`, 'its stories'],
  ])('has %s', (file, purpose) => {
    expect(existsSync(join(ROOT, file)), `${file} is missing: ${purpose}`).toBe(true);
  });

  test('is used by a landing', () => {
    const used = Object.values(landings).flatMap(({ sections }) => sections);
    expect(
      used.some((section) => section.kind === kind),
      `No landing in site/landings uses "${kind}"`,
    ).toBe(true);
  });
});

test('every folder of site/sections is a section kind', () => {
  const known = SECTION_KINDS.map((kind) => kind.toLowerCase());
  const unknown = folders.filter((folder) => !known.includes(folder.toLowerCase()));
  expect(unknown, 'Add a line to site/sections/sections.ts').toEqual([]);
});
