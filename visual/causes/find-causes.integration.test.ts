import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { DECISIONS } from '../../tools/project/paths.ts';
import { readHistory } from '../baselines/git.ts';
import { parseAnswers, resolveAnswers } from '../model/decisions.ts';
import { makeAccepted, makeHash, makeResult } from '../model/report.fixture.ts';
import type { Cause, Place } from '../model/report.ts';
import type { Mode } from '../plan/modes.ts';
import { findCausesIn } from './find-causes.ts';
import { commit, runGit } from './git.fixture.ts';

const LOCKFILE = 'package-lock.json';
const GERMAN = 'site/i18n/messages/de.json';
const ENGLISH = 'site/i18n/messages/en.json';
const TOKENS = 'tokens/base.tokens.json';
const SISTER_TOKENS = 'tokens/brands/fernblick-wohnen.tokens.json';
const CAPTURE = 'tools/browser.ts';
const SHARED = [
  '.storybook/preview.tsx',
  ...[LOCKFILE, GERMAN, ENGLISH, TOKENS, SISTER_TOKENS, CAPTURE],
  'tokens/brands/fernblick.tokens.json',
  'tokens/tokens.resolver.json',
];
const BUTTON = 'stories/components/Button.stories.tsx';
const BUTTON_VIEW = 'design-system/actions/Button/Button.tsx';
const BUTTON_CAUSE: Cause = { kind: 'component', file: BUTTON_VIEW };
const STORY_CAUSE: Cause = { kind: 'story', file: BUTTON };
const FAQ = 'stories/sections/Faq.stories.tsx';
const FAQ_VIEW = 'site/sections/Faq/Faq.tsx';
const FOLDED = `${DECISIONS}/folded.jsonl`;
const FAQ_STORY = 'sections-faq--all';
/** The modules of each story, besides those of all. */
const STORIES: Record<string, string[]> = {
  [BUTTON]: [BUTTON, BUTTON_VIEW],
  [FAQ]: [FAQ, FAQ_VIEW, 'site/content/faq.ts'],
};
const MESSAGES = JSON.stringify({
  'faq.title': 'Neue <b>Fra\u00adgen</b> von {count}',
  'pricing.title': 'Preise',
});

/** A repository whose only commit has all files of the fake graph and an accepted picture of each story. */
let root: string;

beforeEach(async () => {
  root = await createFolder();
  runGit(root, 'init', '--quiet');
  await commit(root, listFiles());
});

test.for([
  [BUTTON_VIEW, 'component'],
  [BUTTON, 'story'],
  [CAPTURE, 'capture'],
  ['.storybook/preview.tsx', 'capture'],
  ['tokens/tokens.resolver.json', 'token'],
] as const)('a change of %s is a cause of kind %s', async ([file, kind]) => {
  await writeFiles(root, { [file]: '{ "other": 1 }' });
  expect(causesOf(BUTTON)).toEqual([{ kind, file }]);
});

test('only modules of the story are causes, and edits take precedence over committed changes', async () => {
  await commit(root, { 'site/content/faq.ts': 'new', 'README.md': 'new' });
  await writeFiles(root, { [BUTTON_VIEW]: 'new', [FAQ_VIEW]: 'new' });
  expect(causesOf(FAQ)).toEqual([{ kind: 'component', file: FAQ_VIEW }]);
});

test('an untracked file is a cause', async () => {
  const file = 'design-system/Glow/Glow.tsx';
  await writeFiles(root, { [file]: 'new' });
  expect(causesOf(BUTTON, { modules: [file] })).toEqual([{ kind: 'component', file }]);
});

describe('a picture whose modules are unchanged since the checked-out commit', () => {
  test('is compared with the commit that wrote its line', async () => {
    await commit(root, { [BUTTON_VIEW]: 'new' });
    await commit(root, { [FOLDED]: accepted('b') });
    expect(causesOf(BUTTON)).toEqual([]);
    await commit(root, { [BUTTON]: 'new' });
    expect(causesOf(BUTTON)).toEqual([STORY_CAUSE]);
  });

  test('is first compared with the last commit that accepted any picture', async () => {
    await commit(root, { [BUTTON_VIEW]: 'new' });
    expect(causesOf(BUTTON)).toEqual([BUTTON_CAUSE]);
    await commit(root, { [FOLDED]: accepted('a', 'b') });
    expect(causesOf(BUTTON), 'nothing changed since').toEqual([BUTTON_CAUSE]);
    await commit(root, { [BUTTON]: 'new' });
    expect(causesOf(BUTTON)).toEqual([STORY_CAUSE]);
  });

  test('has what changed since then as its cause when only capturing code is edited', async () => {
    await commit(root, { [BUTTON_VIEW]: 'new' });
    await writeFiles(root, { [CAPTURE]: 'new' });
    expect(causesOf(BUTTON)).toEqual([BUTTON_CAUSE]);
  });

  test('is not compared with the commit that wrote its line when only capturing code changed', async () => {
    await commit(root, { [BUTTON_VIEW]: 'new' });
    await commit(root, { [FOLDED]: accepted('a', 'b') });
    await writeFiles(root, { [CAPTURE]: 'new' });
    expect(causesOf(BUTTON)).toEqual([{ kind: 'capture', file: CAPTURE }]);
    await commit(root);
    expect(causesOf(BUTTON), 'committed').toEqual([{ kind: 'capture', file: CAPTURE }]);
  });

  test('has no cause while its line is not committed', async () => {
    await commit(root, { [BUTTON_VIEW]: 'new' });
    await writeFiles(root, { [FOLDED]: accepted('b') });
    expect(causesOf(BUTTON)).toEqual([]);
  });
});

test('finds the commit that wrote each accepted line', async () => {
  const first = readOwnHistory().head;
  await commit(root, { [FOLDED]: accepted('b') });
  const { head, accepting } = readOwnHistory();
  expect([...accepting.values()]).toEqual([head, first]);
  expect([...accepting.keys()]).toEqual([pictureOf(BUTTON).id, pictureOf(FAQ).id]);
});

test('lists the changed tokens of the brand with their values', async () => {
  const unit = { $value: { value: 8, unit: 'px' } };
  await writeFiles(root, {
    [TOKENS]: tokenFile([0.4, 0.02, 176], { $description: 'New.', unit }),
    [SISTER_TOKENS]: '{ "brand": { "$value": 1 } }',
  });
  const base = [
    'base.ink: oklch(0.38 0.028 176) → oklch(0.4 0.02 176)',
    'base.unit: nothing → 8px',
  ].map((detail) => ({ kind: 'token', file: TOKENS, detail }));
  const used = [{ variables: ['--fb-color-text-soft'] }, { variables: ['--fb-space-unit'] }];
  expect(causesOf(BUTTON, { places: used })).toEqual(base.slice(0, 1));
  const brand = { kind: 'token', file: SISTER_TOKENS, detail: 'brand: nothing → 1' };
  const other = { mode: { brand: 'fernblick-wohnen' } } as const;
  expect(causesOf(BUTTON, other), 'without any trace').toEqual([]);
  await writeFiles(root, { [TOKENS]: tokenFile([0.38, 0.028, 176]) });
  expect(causesOf(BUTTON, other)).toEqual([brand]);
});

test.for<[string, Record<string, string>, Cause[]]>([
  [
    'the only changed message',
    { [GERMAN]: '{ "faq.title": "Neue Fragen", "pricing.title": "Preis" }' },
    [{ kind: 'message', file: GERMAN, detail: 'faq.title' }],
  ],
  [
    'a file that cannot be read, without details',
    { [GERMAN]: '{ "faq.title": ' },
    [{ kind: 'message', file: GERMAN }],
  ],
  [
    'the changed package that the story or the capture uses',
    { [LOCKFILE]: lockfile('19.3.0', '154.0.0', '7.0.0') },
    [{ kind: 'package', file: LOCKFILE, detail: '@sparticuz/chromium 153.0.0 → 154.0.0' }],
  ],
  [
    'several changed packages as their file',
    { [LOCKFILE]: lockfile('19.3.1', '154.0.0', '7.0.0') },
    [{ kind: 'package', file: LOCKFILE }],
  ],
])('lists %s', async ([, files, causes]) => {
  await writeFiles(root, files);
  expect(causesOf(FAQ)).toEqual(causes);
});

test('lists what changed inside a landing where it is shown', async () => {
  const file = 'site/landings/students.json';
  const landing = (title: string, age: number, kinds: string[]) =>
    JSON.stringify({
      sections: kinds.map((kind) => ({ kind, title: { en: 'Study', de: title }, person: { age } })),
    });
  const listCauses = (...texts: string[]) =>
    causesOf(FAQ, { modules: [file, FAQ_VIEW], places: texts.map((text) => ({ text })) }).map(
      ({ kind, detail }) => `${kind} ${detail}`,
    );
  await commit(root, {
    [file]: landing('Studium', 24, ['hero', 'faq']),
    [FOLDED]: accepted('a', 'b'),
  });
  await writeFiles(root, { [file]: landing('Studieren', 25, ['hero']), [FAQ_VIEW]: 'new' });
  expect(listCauses('Wer jetzt studieren will')).toEqual(['message students: sections.hero.title']);
  expect(listCauses('25', 'Study'), 'what was removed or is short').toEqual([]);
});

test('a name with spaces is no language', async () => {
  const file = 'site/content/claims.json';
  await commit(root, { [file]: '{ "section 20 (1)": "2025" }' });
  await writeFiles(root, { [file]: '{ "section 20 (1)": "2026" }' });
  expect(causesOf(FAQ, { modules: [file] })).toEqual([
    { kind: 'content', file, detail: 'claims: section 20 (1) 2025 → 2026' },
  ]);
});

describe('of several changes each place shows the nearest', () => {
  const button = { owners: ['Button', 'Faq', 'Band'] };

  test('a text that stands there, in whatever language the picture is', async () => {
    await writeFiles(root, { [GERMAN]: MESSAGES, [FAQ_VIEW]: 'new' });
    expect(seenAt({ text: 'MEHR\n  FRAGEN  von 3' })).toEqual(['message faq.title']);
    expect(seenAt({ text: 'Unsere Preise', ...button }, { locale: 'en' })).toEqual([
      'message pricing.title',
    ]);
  });

  test('a text of which every word depends on a number, in the case that stands there', async () => {
    const more = '{count, plural, one {# neue Frage} other {# weitere Antworten}}';
    await writeFiles(root, { [GERMAN]: JSON.stringify({ more }), [FAQ_VIEW]: 'new' });
    expect(seenAt({ text: '1 neue Frage', ...button })).toEqual(['message more']);
    expect(seenAt({ text: '12 weitere Antworten', ...button })).toEqual(['message more']);
    expect(seenAt({ text: 'Antworten', ...button })).toEqual(['component undefined']);
  });

  test('a token whose variable, or that of a reference to it, its rules use', async () => {
    await writeFiles(root, { [FAQ_VIEW]: 'new', [TOKENS]: tokenFile([0.4, 0.02, 176]) });
    const base = 'token base.ink: oklch(0.38 0.028 176) → oklch(0.4 0.02 176)';
    expect(seenAt({ variables: ['--fb-color-text-soft'], ...button })).toEqual([base]);
    expect(seenAt({ variables: ['--fb-color-text-softer'], ...button })).toEqual([
      'component undefined',
    ]);
  });

  test('the component that drew it, and of those around it the nearest', async () => {
    await writeFiles(root, { [FAQ_VIEW]: 'new', [BUTTON_VIEW]: 'new' });
    const modules = [FAQ_VIEW, BUTTON_VIEW];
    const filesAt = (...places: Partial<Place>[]) =>
      causesOf(FAQ, { modules, places }).map(({ file }) => file);
    expect(filesAt(button)).toEqual([BUTTON_VIEW]);
    expect(filesAt({ owners: ['Stack', 'Faq', 'Band'] })).toEqual([FAQ_VIEW]);
    expect(filesAt({ owners: ['Stack', 'Band'], inner: ['Button'] })).toEqual([BUTTON_VIEW]);
    expect(filesAt({ owners: ['Stack', 'Faq'] }, button)).toEqual([FAQ_VIEW, BUTTON_VIEW]);
  });

  test('a theme, by the components of MUI that it styles', async () => {
    const theme = 'design-system/fields/field-theme.ts';
    await writeFiles(root, {
      [theme]: 'export const MuiFormControl = {};\nexport const MuiInputLabel = {};',
      [FAQ_VIEW]: 'new',
    });
    const filesAt = (...owners: string[]) =>
      causesOf(FAQ, { modules: [theme, FAQ_VIEW], places: [{ owners }] }).map(({ file }) => file);
    expect(filesAt('InputBase', 'FormControl', 'Faq')).toEqual([theme]);
    expect(filesAt('InputBase', 'Faq')).toEqual([FAQ_VIEW]);
  });

  test('none that leaves no trace there: what drew it is named instead', async () => {
    await writeFiles(root, { [GERMAN]: MESSAGES, [FAQ_VIEW]: 'new' });
    const place = { owners: ['Icon', 'FieldError', 'TextField'], text: 'Nichts davon' };
    expect(explained(FAQ, { places: [place] })).toEqual({
      causes: [],
      unexplained: ['Icon in FieldError'],
    });
  });

  test('a picture, by its file and by where it is cropped', async () => {
    const [photo, landing] = ['stories/pictures/valley.jpg', 'site/landings/trainees.json'];
    const cropped = (x: number) => JSON.stringify({ picture: { file: 'hut.jpg', focus: { x } } });
    await commit(root, { [landing]: cropped(50) });
    await writeFiles(root, { [photo]: '\0new', [landing]: cropped(20), [FAQ_VIEW]: 'new' });
    const filesAt = (text: string) =>
      causesOf(FAQ, {
        modules: [photo, landing, FAQ_VIEW],
        places: [{ owners: ['Photo', 'Faq'], text }],
      }).map(({ file }) => file);
    expect(filesAt('/valley/')).toEqual([photo]);
    expect(filesAt('/hut/')).toEqual([landing]);
    expect(filesAt('/valley-at-night/')).toEqual([FAQ_VIEW]);
  });

  test('which sections a landing has, where no other change is nearer to their bands', async () => {
    const file = 'site/landings/trainees.json';
    const modules = [file, FAQ_VIEW];
    const kinds = (...all: string[]) => JSON.stringify({ sections: all.map((kind) => ({ kind })) });
    await commit(root, { [file]: kinds('hero', 'faq') });
    await writeFiles(root, { [file]: kinds('faq'), [FAQ_VIEW]: 'new' });
    const filesAtBand = (...owners: string[]) =>
      causesOf(FAQ, { modules, places: [{ owners }] }).map((cause) => cause.file);
    expect(filesAtBand('Band', 'SectionBand')).toEqual([file]);
    expect(filesAtBand('Faq', 'Band', 'SectionBand')).toEqual([FAQ_VIEW]);
    expect(filesAtBand('Icon', 'SiteHeader')).toEqual([]);
  });

  test('what stands in the sections of a landing, on its own page only', async () => {
    const file = 'site/landings/trainees.json';
    const sections = (...kinds: string[]) =>
      JSON.stringify({ sections: kinds.map((kind) => ({ kind, title: { en: 'Start early' } })) });
    await commit(root, { [file]: sections('hero') });
    await writeFiles(root, { [file]: sections('hero', 'faq'), [FAQ_VIEW]: 'new' });
    const own = {
      modules: [file, FAQ_VIEW],
      places: [{ owners: ['Band', 'SectionBand'], text: 'Start early' }],
    };
    const filesOn = (story: string) => causesOf(FAQ, { ...own, story }).map((cause) => cause.file);
    expect(filesOn('landings-every-landing--trainees-de')).toEqual([file]);
    expect(filesOn('sections-hero--all')).toEqual([file]);
    expect(filesOn('landings-every-landing--students-de')).toEqual([FAQ_VIEW]);
  });

  test('the values of a new file are one cause, where they are shown', async () => {
    const file = 'site/landings/trainees.json';
    await writeFiles(root, {
      [file]: JSON.stringify({
        menu: { en: 'Trainees', de: 'Azubis' },
        title: { en: 'a', de: 'b' },
      }),
      [FAQ_VIEW]: 'new',
    });
    const own = {
      modules: [file, FAQ_VIEW],
      places: [{ owners: ['Link'], text: 'About Trainees' }],
    };
    expect(causesOf(FAQ, own)).toEqual([{ kind: 'content', file }]);
  });

  function seenAt(place: Partial<Place>, mode: Partial<Mode> = {}): string[] {
    return causesOf(FAQ, { places: [place], mode }).map(({ kind, detail }) => `${kind} ${detail}`);
  }
});

describe('beside another edit, what has happened to a list is the cause where its items stand', () => {
  const FILE = 'site/landings/students.json';
  const QUESTIONS = 'site/content/faq.json';
  const card = (title: string) => ({ title: { en: title, de: `${title} auf Deutsch` } });
  const cards = (...titles: string[]) => JSON.stringify({ cards: titles.map(card) });
  const sections = (...titles: string[]) =>
    JSON.stringify({ sections: titles.map((title) => ({ kind: 'argument', ...card(title) })) });
  const bullets = (...ids: string[]) => JSON.stringify({ bullets: ids });
  const asked = (...ids: string[]) =>
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { answer: { en: [`About ${id}`] } }])));
  const rows = (...names: string[]) => names.map((name) => `{ name: '${name}' },\n`).join('');

  test.for<[string, string, [string, string], string, string[]]>([
    [
      'two cards are swapped',
      FILE,
      [cards('Save a bit', 'Grow', 'Retire'), cards('Grow', 'Save a bit', 'Retire')],
      'grow auf deutsch',
      ['content students: cards: order of “Grow” and “Save a bit”'],
    ],
    [
      'two messages are swapped by their ids',
      FILE,
      [bullets('faq.title', 'pricing.title'), bullets('pricing.title', 'faq.title')],
      'Preis',
      ['content students: bullets: order of “pricing.title” and “faq.title”'],
    ],
    [
      'two questions are swapped by their place',
      QUESTIONS,
      [asked('cost', 'tax', 'end'), asked('tax', 'cost', 'end')],
      'About tax',
      ['content faq: order of tax and cost'],
    ],
    [
      'two rows are swapped in code',
      FAQ,
      [rows('Base fee', 'Cost of funds'), rows('Cost of funds', 'Base fee')],
      'base fee',
      ['story undefined'],
    ],
    [
      'one is removed',
      FILE,
      [cards('Save a bit', 'Grow', 'Retire'), cards('Grow', 'Retire')],
      'Retire, later',
      ['content students: cards: without “Save a bit”'],
    ],
    [
      'one is added',
      FILE,
      [cards('Grow', 'Retire'), cards('Save a bit', 'Grow', 'Retire')],
      'Save a bit',
      ['content students: cards: with “Save a bit”'],
    ],
    [
      'a word of one changes',
      FILE,
      [cards('Save a bit', 'Grow'), cards('Save a bit', 'Grow slowly')],
      'Grow slowly',
      ['message students: cards.1.title'],
    ],
    [
      'of two sections of one kind the second changes',
      FILE,
      [sections('Grow', 'Retire'), sections('Grow', 'Retire well')],
      'Retire well',
      ['message students: sections.argument 2.title'],
    ],
    [
      'a word of a paragraph changes in German only',
      QUESTIONS,
      [
        '{ "cost": { "answer": { "en": ["One", "Two"], "de": ["Eins", "Zwei Teile"] } } }',
        '{ "cost": { "answer": { "en": ["One", "Two"], "de": ["Eins", "Zwei Stücke"] } } }',
      ],
      'Eins Zwei Stücke',
      ['message faq: cost.answer.1'],
    ],
  ])('%s', async ([, file, [before, after], text, causes]) => {
    await commit(root, { [file]: before, [FOLDED]: accepted('a', 'b') });
    await writeFiles(root, { [file]: after, [FAQ_VIEW]: 'new' });
    const own = { modules: [file, FAQ_VIEW], places: [{ text, owners: ['Text'] }] };
    expect(causesOf(FAQ, own).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(causes);
  });

  test('a number is named with both values where nothing else has changed', async () => {
    await commit(root, { [FILE]: '{ "person": { "age": 24 } }', [FOLDED]: accepted('a', 'b') });
    await writeFiles(root, { [FILE]: '{ "person": { "age": 25 } }' });
    expect(causesOf(FAQ, { modules: [FILE], places: [{ text: '25 years' }] })).toEqual([
      { kind: 'content', file: FILE, detail: 'students: person.age 24 → 25' },
    ]);
  });
});

test('the only change is the cause, with or without a trace', async () => {
  await writeFiles(root, { [TOKENS]: '{ "breakpoint": { "md": { "$value": 970 } } }' });
  await commit(root, { [TOKENS]: '{}' });
  await writeFiles(root, { [TOKENS]: '{ "breakpoint": { "md": { "$value": 970 } } }' });
  expect(causesOf(FAQ, { places: [{}] })).toMatchObject([
    { detail: 'breakpoint.md: nothing → 970' },
  ]);
});

test('a shadow is written as in CSS', async () => {
  const soft = { $value: { color: '{base.ink}', blur: { value: 8, unit: 'px' } } };
  await writeFiles(root, { [TOKENS]: tokenFile([0.38, 0.028, 176], { soft }) });
  expect(causesOf(FAQ)).toMatchObject([{ detail: 'base.soft: nothing → {base.ink} 8px' }]);
});

test('what is for the dark only is no cause in the light', async () => {
  const file = 'tokens/dark.tokens.json';
  await writeFiles(root, { [file]: '{ "brand": { "$value": 1 } }' });
  const own = { modules: [file] };
  expect(causesOf(FAQ, own)).toEqual([]);
  expect(causesOf(FAQ, { ...own, mode: { state: 'dark' } })).toHaveLength(1);
});

test('what a token is in the dark counts there', async () => {
  const semantic = 'tokens/semantic.tokens.json';
  const paper = (value: string) => JSON.stringify({ color: { paper: { $value: value } } });
  await writeFiles(root, {
    'tokens/dark.tokens.json': paper('{brand}'),
    [semantic]: paper('{base.paper}'),
  });
  await commit(root);
  await writeFiles(root, { [SISTER_TOKENS]: '{ "brand": { "$value": 1 } }', [BUTTON_VIEW]: 'new' });
  const modules = [BUTTON_VIEW, 'tokens/dark.tokens.json', semantic];
  const places = [{ variables: ['--fb-color-paper'] }];
  const seen = (state?: 'dark') =>
    causesOf(BUTTON, {
      modules,
      places,
      mode: { brand: 'fernblick-wohnen', ...(state && { state }) },
    });
  expect(seen('dark')).toEqual([
    { kind: 'token', file: SISTER_TOKENS, detail: 'brand: nothing → 1' },
  ]);
  expect(seen()).toEqual([]);
});

test('a project in a subfolder of its repository finds its own files', async () => {
  root = join(root, 'project');
  await commit(root, listFiles());
  await commit(root, { [BUTTON]: 'new' });
  expect(causesOf(BUTTON)).toEqual([STORY_CAUSE]);
});

test('capturing code is one cause, and none when there is another', async () => {
  const own = { modules: ['visual/compare/png.ts', BUTTON] };
  await writeFiles(root, { [CAPTURE]: 'new', 'visual/compare/png.ts': 'new' });
  expect(causesOf(BUTTON, own)).toEqual([
    { kind: 'capture', file: CAPTURE, detail: '2 files of the capturing code' },
  ]);
  await writeFiles(root, { [BUTTON]: 'new' });
  expect(causesOf(BUTTON, own)).toEqual([STORY_CAUSE]);
});

test('outside of a repository there are no causes, and a warning is printed', async () => {
  root = await createFolder({ ...listFiles(), [BUTTON]: 'new' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(causesOf(BUTTON)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no causes'));
});

function listFiles(): Record<string, string> {
  const files = [...SHARED, ...Object.values(STORIES).flat()];
  return {
    ...Object.fromEntries(files.map((file) => [file, '{}'])),
    [LOCKFILE]: lockfile('19.3.0', '153.0.0', '6.0.0'),
    [GERMAN]: '{ "faq.title": "Fragen", "pricing.title": "Preis" }',
    [ENGLISH]: '{ "faq.title": "Questions" }',
    [TOKENS]: tokenFile([0.38, 0.028, 176]),
    [FOLDED]: accepted('a'),
  };
}

function tokenFile(components: number[], more = {}): string {
  const $value = { colorSpace: 'oklch', components };
  return JSON.stringify({
    base: { $type: 'color', ink: { $value }, paper: { $value: '{base.ink}' }, ...more },
    color: { text: { soft: { $value: '{base.paper}' } } },
  });
}

/** The accepted pictures of the button and of the questions; a digit stands for the pixels. */
function accepted(button: string, faq = 'a'): string {
  const lines = Object.entries({ [BUTTON]: button, [FAQ]: faq }).map(([source, digit]) => {
    const { story } = pictureOf(source);
    return JSON.stringify([story, 'de-480', makeHash(digit), 480, 100, 'first']);
  });
  const { who, when, why } = makeAccepted();
  return `${JSON.stringify({ decision: 'first', who, when, why })}\n${lines.join('\n')}\n`;
}

function readOwnHistory() {
  const file = join(root, FOLDED);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return readHistory(resolveAnswers(parseAnswers(text, FOLDED)).accepted, root);
}

/** A lockfile with two packages that pictures depend on, and one other. */
function lockfile(react: string, chromium: string, knip: string): string {
  const versions = { react, '@sparticuz/chromium': chromium, knip };
  const packages = Object.entries(versions).map(([name, version]) => {
    return [`node_modules/${name}`, { version }];
  });
  return JSON.stringify({ packages: { '': {}, ...Object.fromEntries(packages) } });
}

interface Own {
  story?: string;
  mode?: Partial<Mode>;
  /** Modules of the story, instead of those in the table. */
  modules?: string[];
  places?: Partial<Place>[];
}

/** The causes of a picture of a story file. */
function causesOf(source: string, own: Own = {}): Cause[] {
  return explained(source, own).causes;
}

function explained(source: string, { story, mode, modules, places = [] }: Own) {
  const files = [...SHARED, ...(modules ?? STORIES[source] ?? [])].sort();
  const own = { files, packages: ['react@19.3.1'], fingerprint: '' };
  const graph = { root, built: [], stories: new Map([[source, own]]) };
  const shown = places.map((place) => ({
    owners: [],
    inner: [],
    text: '',
    variables: [],
    ...place,
  }));
  const picture = pictureOf(source, mode);
  const id = story ? `${story}.de-480` : picture.id;
  return findCausesIn(graph, readOwnHistory())({ ...picture, id }, shown);
}

/** The picture of the button or of the questions, by their story file. */
function pictureOf(source: string, mode: Partial<Mode> = {}) {
  const story = source === FAQ ? { story: FAQ_STORY } : {};
  return makeResult({ ...story, source, mode: { locale: 'de', ...mode } });
}
