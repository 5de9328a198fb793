import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Brand } from '../../tokens/index.ts';
import type { Mode } from '../modes.ts';
import type { Cause } from '../report.ts';
import { causeFinder } from './causes.ts';
import { type ModuleGraph, modulesOf } from './graph.ts';
import { temporaryProject, writeInto } from './temporary-project.ts';

const SHARED = [
  '.storybook/preview.tsx',
  'package-lock.json',
  'site/messages/de.json',
  'site/messages/en.json',
  'tokens/base.tokens.json',
  'tokens/brands/fernblick.tokens.json',
  'tokens/brands/fernblick-wohnen.tokens.json',
  'tokens/tokens.resolver.json',
  'tools/browser.ts',
];
const BUTTON = 'stories/components/Button.stories.tsx';
const FAQ = 'stories/sections/Faq.stories.tsx';
const STORIES = {
  [BUTTON]: [BUTTON, 'design-system/Button/Button.tsx'],
  [FAQ]: [FAQ, 'site/sections/Faq/Faq.tsx', 'site/content/faq.ts'],
};
const BUTTON_BASELINE = 'components/button/plain.de-480.png';
const FAQ_BASELINE = 'sections/faq/all.de-480.png';

test.each([
  ['design-system/Button/Button.tsx', 'component'],
  [BUTTON, 'story'],
  ['tools/browser.ts', 'capture'],
  ['.storybook/preview.tsx', 'other'],
  ['tokens/tokens.resolver.json', 'token'],
] as const)('a change of %s is a cause of kind %s', async (file, kind) => {
  const root = await repository();
  await writeInto(root, { [file]: '{ "other": 1 }' });
  expect(await causesOf(root, BUTTON)).toEqual([{ kind, file }]);
});

test('only what a story is made of is a cause, committed or not', async () => {
  const root = await repository();
  await writeInto(root, { 'site/content/faq.ts': 'new', 'README.md': 'new' });
  commitAll(root);
  await writeInto(root, {
    'design-system/Button/Button.tsx': 'new',
    'site/sections/Faq/Faq.tsx': 'new',
  });
  expect(await causesOf(root, FAQ)).toEqual([
    { kind: 'content', file: 'site/content/faq.ts' },
    { kind: 'component', file: 'site/sections/Faq/Faq.tsx' },
  ]);
});

test('a file that git does not know yet is a cause', async () => {
  const root = await repository();
  const graph = fakeGraph(root, { [BUTTON]: [BUTTON, 'design-system/Glow/Glow.tsx'] });
  await writeInto(root, { 'design-system/Glow/Glow.tsx': 'new' });
  const find = await causeFinder(graph);
  expect(find(picture(BUTTON))).toEqual([
    { kind: 'component', file: 'design-system/Glow/Glow.tsx' },
  ]);
});

test('each baseline counts from the commit that last touched it', async () => {
  const root = await repository();
  await writeInto(root, { '.storybook/preview.tsx': 'new' });
  commitAll(root);
  await writeInto(root, { [`visual/baselines/${BUTTON_BASELINE}`]: 'accepted' });
  commitAll(root);
  expect(await causesOf(root, BUTTON)).toEqual([]);
  expect(await causesOf(root, FAQ)).toEqual([{ kind: 'other', file: '.storybook/preview.tsx' }]);
});

test('names the tokens of the brand that changed, with their values', async () => {
  const root = await repository();
  await writeInto(root, {
    'tokens/base.tokens.json': JSON.stringify({
      base: {
        $type: 'color',
        ink: {
          $value: { colorSpace: 'oklch', components: [0.4, 0.02, 176] },
          $description: 'New.',
        },
        paper: { $value: '{base.ink}', $description: 'New.' },
        unit: { $value: { value: 8, unit: 'px' } },
      },
    }),
    'tokens/brands/fernblick-wohnen.tokens.json': '{ "brand": { "$value": 1 } }',
  });
  const file = 'tokens/base.tokens.json';
  expect(await causesOf(root, BUTTON)).toEqual([
    { kind: 'token', file, detail: 'base.ink: oklch(0.38 0.028 176) → oklch(0.4 0.02 176)' },
    { kind: 'token', file, detail: 'base.unit: nothing → 8px' },
  ]);
  expect(await causesOf(root, BUTTON, { brand: 'fernblick-wohnen' })).toContainEqual({
    kind: 'token',
    file: 'tokens/brands/fernblick-wohnen.tokens.json',
    detail: 'brand: nothing → 1',
  });
});

test('names the messages that changed in the language of the picture', async () => {
  const root = await repository();
  await writeInto(root, {
    'site/messages/de.json': '{ "faq.title": "Neue Fragen", "pricing.title": "Preis" }',
    'site/messages/en.json': '{ "faq.title": "New questions" }',
  });
  expect(await causesOf(root, FAQ)).toEqual([
    { kind: 'message', file: 'site/messages/de.json', detail: 'faq.title' },
  ]);
});

test('counts changes that are too many to list', async () => {
  const root = await repository();
  const messages = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`faq.${i}`, 'neu']));
  await writeInto(root, { 'site/messages/de.json': JSON.stringify(messages) });
  expect(await causesOf(root, FAQ)).toEqual([
    { kind: 'message', file: 'site/messages/de.json', detail: '32 messages' },
  ]);
});

test('a file that cannot be read is a cause without details', async () => {
  const root = await repository();
  await writeInto(root, { 'site/messages/de.json': '{ "faq.title": ' });
  expect(await causesOf(root, FAQ)).toEqual([{ kind: 'message', file: 'site/messages/de.json' }]);
});

test('names the packages that changed, if a story needs them or a picture is taken with them', async () => {
  const root = await repository();
  await writeInto(root, {
    'package-lock.json': lockfile({
      react: '19.3.1',
      '@sparticuz/chromium': '154.0.0',
      knip: '7.0.0',
    }),
  });
  const file = 'package-lock.json';
  expect(await causesOf(root, BUTTON)).toEqual([
    { kind: 'package', file, detail: '@sparticuz/chromium 153.0.0 → 154.0.0' },
    { kind: 'package', file, detail: 'react 19.3.0 → 19.3.1' },
  ]);
});

test('a picture without a baseline has no cause', async () => {
  const root = await repository();
  await writeInto(root, { [BUTTON]: 'new' });
  const find = await causeFinder(fakeGraph(root));
  expect(find({ ...picture(BUTTON), file: 'components/button/new.de-480.png' })).toEqual([]);
});

test('a baseline that was never committed is compared with the present commit', async () => {
  const root = await repository();
  await writeInto(root, { '.storybook/preview.tsx': 'new' });
  commitAll(root);
  const file = 'components/button/new.de-480.png';
  await writeInto(root, { [`visual/baselines/${file}`]: 'accepted', [BUTTON]: 'new' });
  const find = await causeFinder(fakeGraph(root));
  expect(find({ ...picture(BUTTON), file })).toEqual([{ kind: 'story', file: BUTTON }]);
});

test('the story file that is gone is the cause of its picture being gone', async () => {
  const root = await repository();
  await rm(join(root, FAQ));
  const find = await causeFinder(fakeGraph(root, { [BUTTON]: STORIES[BUTTON] }));
  expect(find(picture(FAQ))).toEqual([{ kind: 'story', file: FAQ }]);
});

test('a project in a folder of its repository sees its own files', async () => {
  const root = await repository('project');
  await writeInto(join(root, 'project'), { [BUTTON]: 'new' });
  commitAll(root);
  expect(await causesOf(join(root, 'project'), BUTTON)).toEqual([{ kind: 'story', file: BUTTON }]);
});

test('files that take the pictures are one cause, behind all others', async () => {
  const root = await repository();
  await writeInto(root, { 'tools/browser.ts': 'new', 'visual/png.ts': 'new', [BUTTON]: 'new' });
  const graph = fakeGraph(root);
  const find = await causeFinder({
    ...graph,
    stories: new Map([
      [
        BUTTON,
        { ...modulesOf(graph, BUTTON), files: ['tools/browser.ts', 'visual/png.ts', BUTTON] },
      ],
    ]),
  });
  expect(find(picture(BUTTON))).toEqual([
    { kind: 'story', file: BUTTON },
    { kind: 'capture', file: 'tools/browser.ts', detail: '2 files that take the pictures' },
  ]);
});

test('nothing has a cause outside of a repository, which is said', async () => {
  const root = await temporaryProject(files());
  await writeInto(root, { [BUTTON]: 'new' });
  const tell = vi.fn();
  const find = await causeFinder(fakeGraph(root), tell);
  expect(find(picture(BUTTON))).toEqual([]);
  expect(tell).toHaveBeenCalledWith(expect.stringContaining('no causes are told'));
});

/** A repository whose only commit has all files of the fake graph and a baseline of each story. */
async function repository(folder = '.'): Promise<string> {
  const root = await temporaryProject({});
  await writeInto(join(root, folder), files());
  git(root, 'init', '--quiet');
  commitAll(root);
  return root;
}

function files(): Record<string, string> {
  return {
    ...Object.fromEntries(
      [...SHARED, ...Object.values(STORIES).flat()].map((file) => [file, '{}']),
    ),
    'package-lock.json': lockfile({
      react: '19.3.0',
      '@sparticuz/chromium': '153.0.0',
      knip: '6.0.0',
    }),
    'site/messages/de.json': '{ "faq.title": "Fragen", "pricing.title": "Preis" }',
    'site/messages/en.json': '{ "faq.title": "Questions" }',
    'tokens/base.tokens.json': JSON.stringify({
      base: {
        $type: 'color',
        ink: { $value: { colorSpace: 'oklch', components: [0.38, 0.028, 176] } },
        paper: { $value: '{base.ink}' },
      },
    }),
    [`visual/baselines/${BUTTON_BASELINE}`]: 'a picture',
    [`visual/baselines/${FAQ_BASELINE}`]: 'a picture',
  };
}

function lockfile(versions: Record<string, string>): string {
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ]);
  return JSON.stringify({ packages: { '': {}, ...Object.fromEntries(packages) } });
}

async function causesOf(root: string, source: string, mode: Partial<Mode> = {}): Promise<Cause[]> {
  const find = await causeFinder(fakeGraph(root));
  return find(picture(source, mode));
}

function picture(source: string, mode: { brand?: Brand } = {}) {
  return {
    source,
    file: source === BUTTON ? BUTTON_BASELINE : FAQ_BASELINE,
    mode: { locale: 'de' as const, width: 480, brand: 'fernblick' as const, ...mode },
  };
}

function fakeGraph(root: string, stories: Record<string, string[]> = STORIES): ModuleGraph {
  const modules = Object.entries(stories).map(
    ([story, own]) =>
      [
        story,
        {
          files: [...SHARED, ...own].sort(),
          packages: ['react@19.3.1'],
          fingerprint: '',
          hashes: new Map(),
        },
      ] as const,
  );
  return { root, built: [], stories: new Map(modules) };
}

function commitAll(root: string): void {
  git(root, 'add', '--all');
  git(
    root,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '-m',
    'A commit',
  );
}

function git(root: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' });
}
