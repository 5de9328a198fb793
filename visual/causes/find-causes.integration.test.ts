import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ACCEPTED_FILE } from '../../tools/project/paths.ts';
import { readHistory } from '../baselines/git.ts';
import type { Mode } from '../plan/modes.ts';
import type { Cause, Evidence } from '../results/report.ts';
import { findCausesIn } from './find-causes.ts';
import type { ModuleGraph } from './module-graph.ts';
import { createProject, writeInto } from './temporary-project.fixture.ts';

const SHARED = [
  '.storybook/preview.tsx',
  'package-lock.json',
  'site/i18n/messages/de.json',
  'site/i18n/messages/en.json',
  'tokens/base.tokens.json',
  'tokens/brands/fernblick.tokens.json',
  'tokens/brands/fernblick-wohnen.tokens.json',
  'tokens/tokens.resolver.json',
  'tools/browser.ts',
];
const BUTTON = 'stories/components/Button.stories.tsx';
const BUTTON_VIEW = 'design-system/actions/Button/Button.tsx';
const BUTTON_CAUSE: Cause = { kind: 'component', file: BUTTON_VIEW };
const FAQ = 'stories/sections/Faq.stories.tsx';
const STORIES = {
  [BUTTON]: [BUTTON, BUTTON_VIEW],
  [FAQ]: [FAQ, 'site/sections/Faq/Faq.tsx', 'site/content/faq.ts'],
};
const BUTTON_ID = 'components-button--plain.de-480';
const FAQ_ID = 'sections-faq--all.de-480';
const HASH = 'a'.repeat(64);

test.each([
  [BUTTON_VIEW, 'component'],
  [BUTTON, 'story'],
  ['tools/browser.ts', 'capture'],
  ['.storybook/preview.tsx', 'capture'],
  ['tokens/tokens.resolver.json', 'token'],
] as const)('a change of %s is a cause of kind %s', async (file, kind) => {
  const root = await repository();
  await writeInto(root, { [file]: '{ "other": 1 }' });
  expect(causesOf(root, BUTTON)).toEqual([{ kind, file }]);
});

test('only modules of the story are causes, and edits take precedence over committed changes', async () => {
  const root = await repository();
  await writeInto(root, { 'site/content/faq.ts': 'new', 'README.md': 'new' });
  commitAll(root);
  await writeInto(root, {
    [BUTTON_VIEW]: 'new',
    'site/sections/Faq/Faq.tsx': 'new',
  });
  expect(causesOf(root, FAQ)).toEqual([{ kind: 'component', file: 'site/sections/Faq/Faq.tsx' }]);
});

test('an untracked file is a cause', async () => {
  const root = await repository();
  const graph = fakeGraph(root, { [BUTTON]: [BUTTON, 'design-system/Glow/Glow.tsx'] });
  await writeInto(root, { 'design-system/Glow/Glow.tsx': 'new' });
  expect(findCauses(graph)(picture(BUTTON))).toEqual([
    { kind: 'component', file: 'design-system/Glow/Glow.tsx' },
  ]);
});

describe('a picture whose modules are unchanged since the checked-out commit', () => {
  test('is compared with the commit that wrote its line', async () => {
    const root = await repository();
    await change(root, BUTTON_VIEW);
    await change(root, ACCEPTED_FILE, accepted('b'.repeat(64)));
    expect(causesOf(root, BUTTON)).toEqual([]);
    await change(root, BUTTON);
    expect(causesOf(root, BUTTON)).toEqual([{ kind: 'story', file: BUTTON }]);
  });

  test('is first compared with the last commit that accepted any picture', async () => {
    const root = await repository();
    await change(root, BUTTON_VIEW);
    expect(causesOf(root, BUTTON)).toEqual([BUTTON_CAUSE]);
    await change(root, ACCEPTED_FILE, accepted(HASH, 'b'.repeat(64)));
    expect(causesOf(root, BUTTON), 'nothing changed since').toEqual([BUTTON_CAUSE]);
    await change(root, BUTTON);
    expect(causesOf(root, BUTTON)).toEqual([{ kind: 'story', file: BUTTON }]);
  });

  test('has what changed since then and the capturing code as causes when only that is edited', async () => {
    const root = await repository();
    await change(root, BUTTON_VIEW);
    await writeInto(root, { 'tools/browser.ts': 'new' });
    expect(causesOf(root, BUTTON)).toEqual([
      BUTTON_CAUSE,
      { kind: 'capture', file: 'tools/browser.ts' },
    ]);
  });

  test('is not compared with the commit that wrote its line when only capturing code changed', async () => {
    const root = await repository();
    await change(root, BUTTON_VIEW);
    await change(root, ACCEPTED_FILE, accepted(HASH, 'b'.repeat(64)));
    await writeInto(root, { 'tools/browser.ts': 'new' });
    const capture = { kind: 'capture', file: 'tools/browser.ts' };
    expect(causesOf(root, BUTTON)).toEqual([capture]);
    commitAll(root);
    expect(causesOf(root, BUTTON), 'committed').toEqual([capture]);
  });

  test('has no cause while its line is not committed', async () => {
    const root = await repository();
    await change(root, BUTTON_VIEW);
    await writeInto(root, { [ACCEPTED_FILE]: accepted('b'.repeat(64)) });
    expect(causesOf(root, BUTTON)).toEqual([]);
  });
});

test('finds the commit that wrote each accepted line', async () => {
  const root = await repository();
  const first = readHistory(root).head;
  await change(root, ACCEPTED_FILE, accepted('b'.repeat(64)));
  const second = readHistory(root).head;
  expect(readHistory(root).accepting).toEqual(
    new Map([
      [BUTTON_ID, second],
      [FAQ_ID, first],
    ]),
  );
});

test('lists the changed tokens of the brand with their values', async () => {
  const root = await repository();
  await writeInto(root, {
    'tokens/base.tokens.json': tokenFile([0.4, 0.02, 176], {
      $description: 'New.',
      unit: { $value: { value: 8, unit: 'px' } },
    }),
    'tokens/brands/fernblick-wohnen.tokens.json': '{ "brand": { "$value": 1 } }',
  });
  const file = 'tokens/base.tokens.json';
  expect(causesOf(root, BUTTON)).toEqual([
    { kind: 'token', file, detail: 'base.ink: oklch(0.38 0.028 176) → oklch(0.4 0.02 176)' },
    { kind: 'token', file, detail: 'base.unit: nothing → 8px' },
  ]);
  expect(causesOf(root, BUTTON, { brand: 'fernblick-wohnen' })).toContainEqual({
    kind: 'token',
    file: 'tokens/brands/fernblick-wohnen.tokens.json',
    detail: 'brand: nothing → 1',
  });
});

test('lists the changed messages in the language of the picture', async () => {
  const root = await repository();
  await writeInto(root, {
    'site/i18n/messages/de.json': '{ "faq.title": "Neue Fragen", "pricing.title": "Preis" }',
    'site/i18n/messages/en.json': '{ "faq.title": "New questions" }',
  });
  expect(causesOf(root, FAQ)).toEqual([
    { kind: 'message', file: 'site/i18n/messages/de.json', detail: 'faq.title' },
  ]);
});

test('lists what changed inside a landing, its texts in the language of the picture', async () => {
  const root = await repository();
  const file = 'site/landings/students.json';
  const graph = fakeGraph(root, { [FAQ]: [FAQ, file] });
  const landing = (title: string, age: number, kinds: string[]) =>
    JSON.stringify({
      sections: kinds.map((kind) => ({ kind, title: { en: 'Study', de: title }, person: { age } })),
    });
  await writeInto(root, {
    [file]: landing('Studium', 24, ['hero', 'faq']),
    [ACCEPTED_FILE]: accepted(HASH, 'b'.repeat(64)),
  });
  commitAll(root);
  await writeInto(root, { [file]: landing('Studieren', 24, ['hero', 'faq']) });
  expect(findCauses(graph)(picture(FAQ)).map(({ detail }) => detail)).toEqual([
    'students: sections.faq.title',
    'students: sections.hero.title',
  ]);
  expect(findCauses(graph)(picture(FAQ, { locale: 'en' }))).toEqual([]);
  await writeInto(root, { [file]: landing('Studium', 25, ['faq', 'hero']) });
  expect(findCauses(graph)(picture(FAQ)).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'content students: sections hero, faq → faq, hero',
    'content students: sections.faq.person.age 24 → 25',
    'content students: sections.hero.person.age 24 → 25',
  ]);
});

test('a file that cannot be read is a cause without details', async () => {
  const root = await repository();
  await writeInto(root, { 'site/i18n/messages/de.json': '{ "faq.title": ' });
  expect(causesOf(root, FAQ)).toEqual([{ kind: 'message', file: 'site/i18n/messages/de.json' }]);
});

test('lists the changed packages that the story or the capture uses', async () => {
  const root = await repository();
  await writeInto(root, {
    'package-lock.json': lockfile('19.3.1', '154.0.0', '7.0.0'),
  });
  const file = 'package-lock.json';
  expect(causesOf(root, BUTTON)).toEqual([
    { kind: 'package', file, detail: '@sparticuz/chromium 153.0.0 → 154.0.0' },
    { kind: 'package', file, detail: 'react 19.3.0 → 19.3.1' },
  ]);
});

describe('with evidence of what the page shows', () => {
  const file = 'site/i18n/messages/de.json';
  const messages = {
    'faq.title': 'Neue <b>Fra\u00adgen</b> von {count}',
    'pricing.title': 'Preise',
  };

  test('a message is a cause only where its text is shown', async () => {
    const root = await repository();
    await writeInto(root, { [file]: JSON.stringify(messages) });
    expect(seenIn(root, { texts: 'MEHR\n  FRAGEN  von 3' })).toEqual([
      { kind: 'message', file, detail: 'faq.title' },
    ]);
    expect(seenIn(root, { texts: 'Unsere Preise' })).toEqual([
      { kind: 'message', file, detail: 'pricing.title' },
    ]);
  });

  test('a token is a cause only where its variable or a reference to it is used', async () => {
    const root = await repository();
    await writeInto(root, {
      [file]: JSON.stringify(messages),
      'tokens/base.tokens.json': tokenFile([0.4, 0.02, 176]),
    });
    expect(seenIn(root, { variables: ['--fb-color-text-soft'] })).toEqual([
      expect.objectContaining({ kind: 'token' }),
    ]);
    expect(seenIn(root, { texts: 'Preise', variables: ['--fb-color-text-softer'] })).toEqual([
      expect.objectContaining({ kind: 'message' }),
    ]);
  });

  test('a token without a variable affects everything its file affects', async () => {
    const root = await repository();
    await writeInto(root, {
      'tokens/base.tokens.json': '{ "breakpoint": { "md": { "$value": 970 } } }',
    });
    expect(seenIn(root, {}).map(({ detail }) => detail)).toContain('breakpoint.md: nothing → 970');
  });

  test('all causes are kept when there is evidence for none', async () => {
    const root = await repository();
    await writeInto(root, { [file]: JSON.stringify(messages) });
    expect(seenIn(root, { texts: 'Nichts davon' })).toHaveLength(2);
  });

  function seenIn(root: string, evidence: Partial<Evidence>): Cause[] {
    return findCauses(fakeGraph(root))(picture(FAQ), { texts: '', variables: [], ...evidence });
  }
});

test('a project in a subfolder of its repository finds its own files', async () => {
  const root = await repository('project');
  await change(join(root, 'project'), BUTTON);
  expect(causesOf(join(root, 'project'), BUTTON)).toEqual([{ kind: 'story', file: BUTTON }]);
});

test('capturing code is one cause, and none when there is another', async () => {
  const root = await repository();
  const files = ['visual/compare/png.ts', BUTTON];
  const graph = fakeGraph(root, { [BUTTON]: files });
  await writeInto(root, { 'tools/browser.ts': 'new', 'visual/compare/png.ts': 'new' });
  expect(findCauses(graph)(picture(BUTTON))).toEqual([
    { kind: 'capture', file: 'tools/browser.ts', detail: '2 files of the capturing code' },
  ]);
  await writeInto(root, { [BUTTON]: 'new' });
  expect(findCauses(graph)(picture(BUTTON))).toEqual([{ kind: 'story', file: BUTTON }]);
});

test('outside of a repository there are no causes, and a warning is printed', async () => {
  const root = await createProject(files());
  await writeInto(root, { [BUTTON]: 'new' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(causesOf(root, BUTTON)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no causes'));
});

/** A repository whose only commit has all files of the fake graph and an accepted picture of each story. */
async function repository(folder = '.'): Promise<string> {
  const root = await createProject();
  await writeInto(join(root, folder), files());
  runGit(root, 'init', '--quiet');
  commitAll(root);
  return root;
}

function files(): Record<string, string> {
  return {
    ...Object.fromEntries(
      [...SHARED, ...Object.values(STORIES).flat()].map((file) => [file, '{}']),
    ),
    'package-lock.json': lockfile('19.3.0', '153.0.0', '6.0.0'),
    'site/i18n/messages/de.json': '{ "faq.title": "Fragen", "pricing.title": "Preis" }',
    'site/i18n/messages/en.json': '{ "faq.title": "Questions" }',
    'tokens/base.tokens.json': tokenFile([0.38, 0.028, 176]),
    [ACCEPTED_FILE]: accepted(HASH),
  };
}

function tokenFile(components: number[], more = {}): string {
  const $value = { colorSpace: 'oklch', components };
  return JSON.stringify({
    base: { $type: 'color', ink: { $value }, paper: { $value: '{base.ink}' }, ...more },
    color: { text: { soft: { $value: '{base.paper}' } } },
  });
}

/** The accepted pictures, with these pixels of the button and of the questions. */
function accepted(pixels: string, others = HASH): string {
  const lines = [
    { story: 'components-button--plain', mode: 'de-480', pixels },
    { story: 'sections-faq--all', mode: 'de-480', pixels: others },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function change(root: string, file: string, text = 'new'): Promise<void> {
  await writeInto(root, { [file]: text });
  commitAll(root);
}

/** A lockfile with two packages that pictures depend on, and one other. */
function lockfile(react: string, chromium: string, knip: string): string {
  const versions = { react, '@sparticuz/chromium': chromium, knip };
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ]);
  return JSON.stringify({ packages: { '': {}, ...Object.fromEntries(packages) } });
}

function causesOf(root: string, source: string, mode: Partial<Mode> = {}): Cause[] {
  return findCauses(fakeGraph(root))(picture(source, mode));
}

function findCauses(graph: ModuleGraph) {
  return findCausesIn(graph, readHistory(graph.root));
}

function picture(source: string, mode: Partial<Mode> = {}) {
  return {
    id: source === BUTTON ? BUTTON_ID : FAQ_ID,
    source,
    mode: { locale: 'de' as const, width: 480, brand: 'fernblick' as const, ...mode },
  };
}

function fakeGraph(root: string, stories: Record<string, string[]> = STORIES): ModuleGraph {
  const modules = Object.entries(stories).map(([story, own]) => {
    const files = [...SHARED, ...own].sort();
    return [story, { files, packages: ['react@19.3.1'], fingerprint: '' }] as const;
  });
  return { root, built: [], stories: new Map(modules) };
}

function commitAll(root: string): void {
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message=A commit');
}

function runGit(root: string, ...args: string[]): void {
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.org' },
    ...{ GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.org' },
    GIT_COMMITTER_DATE: new Date(now++ * 1000).toISOString(),
  };
  execFileSync('git', args, { cwd: root, env, stdio: 'pipe' });
}

/** Every commit is a second newer than the one before. */
let now = Date.UTC(2026, 0, 15) / 1000;
