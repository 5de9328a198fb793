import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Guidance, ShortGuidance } from '../../design-system/guidance.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { listComponentFolders } from './component-folders.ts';
import { listChanges, readVersion } from './list-changes.ts';
import { MUI_GUIDANCE } from './mui-guidance.ts';
import { NOT_HERE } from './not-here.ts';

const components = listComponentFolders();
const sections = listFolders('site/sections/[A-Z]*/');
const known = [
  ...[...components, ...sections].map((folder) => basename(folder)),
  ...Object.keys(MUI_GUIDANCE),
];

describe.each(components)('%s', (folder) => {
  test('has guidance: when, when not, examples, words, keyboard and parts', async () => {
    const guidance = await readGuidance<Guidance>(folder);
    expectComplete(guidance);
    expect(guidance.do.shown.length * guidance.dont.shown.length).toBeGreaterThan(0);
    expect(guidance.anatomy.length).toBeGreaterThan(0);
    for (const props of [guidance.do, guidance.dont].flatMap(({ shown }) => shown))
      expect('format' in props, 'A field takes both or none').toBe('parse' in props);
    for (const { caption } of [guidance.do, guidance.dont]) expectSentence(caption);
    for (const [, effect] of guidance.keyboard) expectSentence(effect);
  });

  test('says why another component is used instead, and which', async () => {
    const { useInstead } = await readGuidance<Guidance>(folder);
    expect(useInstead.length).toBeGreaterThan(0);
    expect(useInstead.map(([name]) => name)).not.toContain(basename(folder));
  });

  test('is found by an id that keeps its pictures when it moves', () => {
    expectId(basename(folder));
  });
});

/** Components that nobody sees or chooses, each with the reason. */
const WITHOUT_GUIDANCE: Record<string, string> = {
  GlobalStyle: 'it renders nothing visible, and every page has it',
};

test('every component of the design system has guidance', () => {
  const missing = listFolders('design-system/*/[A-Z]*/').filter(
    (folder) => !components.includes(folder),
  );
  expect(missing.map((folder) => basename(folder))).toEqual(Object.keys(WITHOUT_GUIDANCE));
});

test.each(sections)('%s has guidance: when, when not and words', async (folder) => {
  expectComplete(await readGuidance(folder));
});

test.each(Object.entries(MUI_GUIDANCE))('MUI’s %s has a page and three lines', (name, guidance) => {
  const { synonyms, use, instead, note } = guidance;
  const [other, when] = instead;
  expectId(name);
  expectSynonyms(synonyms);
  for (const line of [use, when, note]) expectSentence(line);
  expect(known, `There is nothing called ${other}`).toContain(other);
});

test.each(Object.entries(NOT_HERE))(
  '%s is not here for a reason',
  (_name, { names, why, instead }) => {
    expectSentence(why);
    expect(names.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...instead]));
  },
);

test('nothing of MUI’s has the name of a component of ours', () => {
  const own = components.map((folder) => basename(folder));
  expect(Object.keys(MUI_GUIDANCE).filter((name) => own.includes(name))).toEqual([]);
});

test('the changelog gives each component the lines that name it', () => {
  const changelog = [
    '# Changelog',
    '## 0.2.0',
    '- `Button.look` is `Button.variant`.',
    '- `ButtonGroup` is new.',
    '## 0.1.0',
    '- `Button` is new.',
  ].join('\n');
  expect(listChanges(changelog, 'Button')).toEqual([
    { version: '0.2.0', text: '`Button.look` is `Button.variant`.' },
    { version: '0.1.0', text: '`Button` is new.' },
  ]);
  expect(readVersion(changelog)).toBe('0.2.0');
});

function listFolders(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).sort();
}

async function readGuidance<Kind extends ShortGuidance>(folder: string): Promise<Kind> {
  const file = join(folder, 'guidance.ts');
  const module = await import(join(ROOT, file)).catch(() => undefined);
  expect(module?.guidance, `Write ${file}`).toBeDefined();
  return module.guidance;
}

function expectComplete({ synonyms, useWhen, useInstead, words }: ShortGuidance): void {
  expectSynonyms(synonyms);
  expect(useWhen.length).toBeGreaterThan(0);
  for (const [name, when] of useInstead) {
    expectSentence(when);
    expect(known, `There is nothing called ${name}`).toContain(name);
  }
  for (const sentence of [...useWhen, ...words.map(([rule]) => rule)]) expectSentence(sentence);
}

function expectSynonyms({ en, de }: ShortGuidance['synonyms']): void {
  expect(Math.min(en.length, de.length), 'Synonyms in each language').toBeGreaterThan(1);
  expect(new Set([...en, ...de]).size).toBe(en.length + de.length);
}

function expectId(name: string): void {
  const source = readFileSync(join(ROOT, `stories/components/${name}.stories.tsx`), 'utf8');
  expect(source).toContain(`id: 'components-${name.toLowerCase()}'`);
}

function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}`“].*[.?!”]$/u);
}
