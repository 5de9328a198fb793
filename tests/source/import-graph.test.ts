import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';
import { findCircles } from '../../tools/source/find-circles.ts';
import { type Import, importsOf, isTest, readSources } from '../../tools/source/imports.ts';

/** The layers of the code. A layer may import those above it in this list, never those below. */
const LAYERS = [
  'lib',
  'tokens',
  'design-system',
  'design-system/vite', // draws scenes as files at build
  'site/calculation',
  'site/config',
  'site/i18n',
  'site/content',
  'site/fonts',
  'site/provider', // brand, language and texts of a page
  'site/pictures',
  'site/forms',
  'site/report',
  'site/islands', // finds the views of islands by a pattern
  'site/calls-to-action',
  'site/visitors',
  'site/calculator',
  'site/sections',
  'site/landings',
  'site/layout',
  'site/prerender',
  'site/pages',
  'site', // the configuration of Vite
  'tools',
  'visual/plan/modes.ts', // the table of modes, which stories and Chromatic share
  'visual/model',
  'visual/capture',
  'visual/compare',
  'visual/baselines',
  'visual/causes',
  'visual/plan',
  'visual/groups',
  'visual/decide',
  'visual/results',
  'visual/run',
  'visual/review',
  'visual',
  'composer',
  '.storybook',
  'stories',
];

const files = readSources(ROOT, [
  'lib',
  'tokens',
  'design-system',
  'site',
  'stories',
  'composer',
  'tools',
  'visual',
  '.storybook',
]);
const imports = files.filter(({ path }) => !isTest(path)).flatMap(importsOf);
const own = imports.filter(({ to }) => layerOf(to) !== undefined);

describe('imports', () => {
  test('point to files that exist, with their extension', () => {
    const dangling = own.filter(({ to }) => !existsSync(join(ROOT, to)) && !to.includes('/dist/'));
    expect(dangling.map(arrow)).toEqual([]);
  });

  test('between layers go in one direction', () => {
    const wrong = own.filter(({ from, to }) => rank(to) > rank(from));
    expect(wrong.map(arrow), `Allowed order: ${LAYERS.join(' <- ')}`).toEqual([]);
  });

  test('never target a test, nor a story from outside stories/', () => {
    const wrong = own.filter(
      ({ from, to }) => isTest(to) || (layerOf(to) === 'stories' && layerOf(from) !== 'stories'),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('of the calculation stay in its folder', () => {
    const leaving = imports
      .filter(({ from }) => layerOf(from) === 'site/calculation')
      .filter(({ to }) => layerOf(to) !== 'site/calculation' && layerOf(to) !== 'lib');
    expect(leaving.map(arrow)).toEqual([]);
  });

  test('of the calculation go through its index', () => {
    const wrong = files
      .flatMap(importsOf)
      .filter(
        ({ from, to }) =>
          layerOf(to) === 'site/calculation' && !layerOf(from)?.endsWith('/calculation'),
      )
      .filter(({ to }) => to !== 'site/calculation/index.ts');
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('of the design system include no language, route or page', () => {
    const forbidden = /^(react-intl|@formatjs|vike|react-dom|node:)/;
    const wrong = imports.filter(
      ({ from, to }) => layerOf(from) === 'design-system' && forbidden.test(to),
    );
    expect(wrong.map(arrow), 'Strings and formatted values arrive as props.').toEqual([]);
  });

  test('of the calculators include no component that writes a text', () => {
    const wrong = files.filter(
      ({ path, text }) =>
        /^site\/(calculator|islands)\//.test(path) && /import .*\bFormatted/.test(text),
    );
    expect(
      wrong.map(({ path }) => path),
      'A text that a translation has replaced follows only as a string: intl.formatMessage().',
    ).toEqual([]);
  });

  test('of all that pages are rendered from include no module of Node: they would differ from machine to machine', () => {
    // `SectionView.tsx` imports the views by a pattern.
    const views = files.filter(({ path }) => /^site\/sections\/\w+\/\w+\.tsx$/.test(path));
    const pages = files.filter(({ path }) => /^site\/pages\/.*\+(?!config|client)/.test(path));
    const rendered = new Set([...pages, ...views].map(({ path }) => path));
    for (const file of rendered)
      for (const { from, to, kind } of own) if (from === file && kind !== 'type') rendered.add(to);
    // A hash reads nothing.
    const reading = imports.filter(
      ({ from, to }) => rendered.has(from) && to.startsWith('node:') && to !== 'node:crypto',
    );
    expect(rendered.size).toBeGreaterThan(200);
    expect(reading.map(arrow)).toEqual([]);
    const byChance = files.filter(
      ({ path, text }) =>
        rendered.has(path) &&
        /Math\.random\(|process\.env\.(?!SHARD|OUT_OF_DATE|NODE_ENV)/.test(text),
    );
    expect(byChance.map(({ path }) => path)).toEqual([]);
  });

  test('of visual/ include no product code but the tables of languages and brands', () => {
    const known = ['lib', 'tools', 'tokens', 'site/i18n'];
    // The page in which people decide is made of our own components; what captures and compares is not.
    const isPage = (file: string) => file.startsWith('visual/review/page/');
    const wrong = own.filter(
      ({ from, to }) =>
        from.startsWith('visual/') &&
        !to.startsWith('visual/') &&
        !known.includes(layerOf(to) ?? '') &&
        !(isPage(from) && layerOf(to) === 'design-system'),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test.each([
    // No page has a carousel.
    { place: 'site/pages/start.ts', without: ['start-carousels.ts'] },
    // A story looks the same on every day.
    { place: 'site/layout/start-every-component.ts', without: ['start-relative-dates.ts'] },
  ])('lead from $place to the script of every component', ({ place, without }) => {
    const scripts = files.filter(({ path }) => /^design-system\/.*\/start-[\w-]+\.ts$/.test(path));
    expect(scripts.length).toBeGreaterThan(4);
    const missing = scripts.filter(({ path }) => !reachableFrom(place).has(path));
    expect(missing.map(({ path }) => basename(path))).toEqual(without);
  });

  test('contain no circles, types and import() included', () => {
    expect(findCircles(own)).toEqual([]);
  });
});

/** Every file that a file imports, directly or by way of others. */
function reachableFrom(start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const file of found) for (const { from, to } of own) if (from === file) found.add(to);
  return found;
}

/** The most specific layer that contains a path; undefined for packages. */
function layerOf(path: string): string | undefined {
  return LAYERS.filter((layer) => path === layer || path.startsWith(`${layer}/`)).sort(
    (one, other) => other.length - one.length,
  )[0];
}

function rank(path: string): number {
  return LAYERS.indexOf(layerOf(path) ?? '');
}

function arrow({ from, to, line }: Import): string {
  return `${from}:${line} imports ${to}`;
}
