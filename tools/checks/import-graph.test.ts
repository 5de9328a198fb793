import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../project.ts';
import { type Import, importsOf, sourceFiles } from './source.ts';

/** The rooms of the house. A room may import those above it in this list, never those below. */
const ROOMS = [
  'tokens',
  'design-system',
  'site/calculation',
  'site/locales.ts',
  'site/messages',
  'site/content',
  'site/services',
  'site', // what every section needs: provider, texts, formats
  'site/islands',
  'site/calls-to-action',
  'site/sections',
  'site/landings',
  'site/frame',
  'site/rendering',
  'site/start.ts',
  'site/pages',
  'tools',
  'visual',
  '.storybook',
  'stories',
];

/** Arrows that run the other way for a reason. */
const EXCEPTIONS: readonly (Pick<Import, 'from' | 'to'> & { why: string })[] = [
  {
    from: 'site/islands/index.ts',
    to: 'site/sections',
    why: 'the table of islands names each view behind an import() that runs when an island wakes',
  },
];

const files = sourceFiles(
  'tokens',
  'design-system',
  'site',
  'stories',
  'tools',
  'visual',
  '.storybook',
);
const imports = files.filter(({ path }) => !isTest(path)).flatMap(importsOf);
const own = imports.filter(({ to }) => roomOf(to) !== undefined);

describe('imports', () => {
  test('point to files that exist, with their extension', () => {
    const dangling = own.filter(({ to }) => !existsSync(join(ROOT, to)) && !to.includes('/dist/'));
    expect(dangling.map(arrow)).toEqual([]);
  });

  test('run from room to room in one direction', () => {
    const wrong = own.filter(
      (found) =>
        rank(found.to) > rank(found.from) &&
        !EXCEPTIONS.some(({ from, to }) => found.from === from && found.to.startsWith(to)),
    );
    expect(wrong.map(arrow), `Allowed order: ${ROOMS.join(' <- ')}`).toEqual([]);
  });

  test('need every exception that is listed', () => {
    const idle = EXCEPTIONS.filter(
      ({ from, to }) => !own.some((found) => found.from === from && found.to.startsWith(to)),
    );
    expect(idle).toEqual([]);
  });

  test('of stories and tests are made by nobody', () => {
    const wrong = own.filter(
      ({ from, to }) => isTest(to) || (roomOf(to) === 'stories' && roomOf(from) !== 'stories'),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('of the calculation stay in its folder', () => {
    const leaving = imports
      .filter(({ from }) => roomOf(from) === 'site/calculation')
      .filter(({ to }) => roomOf(to) !== 'site/calculation')
      .filter(({ from, to }) => !(from.endsWith('/benchmark.ts') && to.startsWith('node:')));
    expect(leaving.map(arrow)).toEqual([]);
  });

  test('give the design system no language, no route and no page', () => {
    const forbidden = /^(react-intl|@formatjs|vike|react-dom|node:)/;
    const wrong = imports.filter(
      ({ from, to }) => roomOf(from) === 'design-system' && forbidden.test(to),
    );
    expect(wrong.map(arrow), 'Strings and formatted values arrive as props.').toEqual([]);
  });

  test('give the pictures only a built workbench, files, and the tables of languages and brands', () => {
    const known = ['visual', 'tools', 'tokens', 'site/locales.ts'];
    const wrong = own.filter(
      ({ from, to }) => roomOf(from) === 'visual' && !known.includes(roomOf(to) ?? ''),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('never go round in a circle', () => {
    const next = Map.groupBy(
      own.filter(({ kind }) => kind === 'value'),
      ({ from }) => from,
    );
    const circles = files.map(({ path }) => circleFrom(path, next)).filter((circle) => circle);
    expect(circles).toEqual([]);
  });
});

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** The longest name of the list that holds a path; undefined for packages. */
function roomOf(path: string): string | undefined {
  return ROOMS.filter((room) => path === room || path.startsWith(`${room}/`)).sort(
    (one, other) => other.length - one.length,
  )[0];
}

function rank(path: string): number {
  return ROOMS.indexOf(roomOf(path) ?? '');
}

function arrow({ from, to, line }: Import): string {
  return `${from}:${line} imports ${to}`;
}

/** The shortest way from a file back to itself. */
function circleFrom(start: string, next: Map<string, Import[]>): string | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const { to } of next.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return [...way, to].join(' -> ');
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return undefined;
}
