import { expect, test } from 'vitest';
import { makeAccepted, makeResult } from '../model/report.fixture.ts';
import { choosePart } from './choose-part.ts';
import { findRemoved, listGone, planStory } from './plan.ts';
import { type Findings, NO_FINDINGS, toFindings } from './survey.ts';

const story = {
  id: 'components-button--plain',
  title: 'Components/Button',
  name: 'Plain',
  source: 'stories/components/Button.stories.tsx',
};

/** The modes of a story's pictures. */
function listModes(findings: Partial<Findings> = {}, kind = 'Components'): string[] {
  const found = { ...NO_FINDINGS, isWithoutLanguage: true, ...findings };
  return planStory({ ...story, title: `${kind}/Button` }, found).map(
    ({ id }) => id.split('.')[1] ?? '',
  );
}

test('a picture contains the story it shows and its file', () => {
  const { id, ...facts } = story;
  expect(planStory(story)[0]).toMatchObject({ ...facts, story: id, id: `${id}.en-360` });
});

test('a story that could not be surveyed has a problem, and is still planned', () => {
  const problems = ['not surveyed: the browser crashed'];
  expect(toFindings({ failure: 'the browser crashed' })).toEqual({ ...NO_FINDINGS, problems });
  expect(toFindings(NO_FINDINGS)).toBe(NO_FINDINGS);
  expect(planStory(story).map(({ id }) => id)).toContain(`${story.id}.en-960`);
});

const ENGLISH = ['en-360', 'en-960', 'en-1440'];
const GERMAN = ['de-360', 'de-960', 'de-1440'];
const TRANSLATED = { isWithoutLanguage: false };

test.each<[string, Partial<Findings>, string[]]>([
  ['no findings', {}, [...ENGLISH]],
  ['texts in two languages', TRANSLATED, [...ENGLISH, 'de-360']],
  [
    'texts in two languages and a breakpoint',
    { ...TRANSLATED, breakpoints: [600] },
    [...['en-360', 'en-599', 'en-600', 'en-960', 'en-1440'], ...['de-360', 'de-600']],
  ],
  [
    'texts in two languages at its own widths',
    { ...TRANSLATED, parameters: { widths: [480, 960] } },
    ['en-480', 'en-960', 'de-480', 'de-960'],
  ],
  [
    'breakpoints',
    { breakpoints: [960, 600] },
    ['en-360', 'en-599', 'en-600', 'en-959', 'en-960', 'en-1440'],
  ],
  ['its own widths', { breakpoints: [600], parameters: { widths: [480] } }, ['en-480']],
  ['no widths and so no pictures', { states: { hover: ['a'] }, parameters: { widths: [] } }, []],
  [
    'problems, but no pictures that could report them',
    { parameters: { widths: [] }, problems: ['axe: image-alt'] },
    ['en-960'],
  ],
  ['a pinned width', { breakpoints: [600], pinned: { width: 1264 } }, ['en-1264']],
  ['a pinned language', { pinned: { locale: 'de' } }, GERMAN],
  [
    'a pinned brand',
    { pinned: { brand: 'fernblick-wohnen' }, parameters: { widths: [480] } },
    ['en-480-fernblick-wohnen'],
  ],
])('a component with %s', (_what, findings, modes) => {
  expect(listModes(findings)).toEqual(modes);
});

test('a page is captured at every breakpoint, and on both sides of other breakpoints', () => {
  const always = ['en-360', 'en-480', 'en-600', 'en-960', 'en-1264', 'en-1440'];
  expect(listModes({ breakpoints: [600, 960] }, 'Pages')).toEqual(always);
  expect(listModes({ breakpoints: [700] }, 'Pages')).toEqual(
    expect.arrayContaining([...always, 'en-699', 'en-700']),
  );
});

test('a section is captured at those breakpoints of pages that its styles depend on', () => {
  expect(listModes({ breakpoints: [600, 700] }, 'Sections')).toEqual([
    'en-360',
    'en-600',
    ...['en-699', 'en-700'],
    ...['en-960', 'en-1440'],
  ]);
});

test.each<[string, Partial<Findings>, string[]]>([
  ['as the survey captures it', {}, ['en-960']],
  ['at its only width', { parameters: { widths: [360] } }, ['en-360']],
  ['in its language', { pinned: { locale: 'de' } }, ['de-360']],
  ['not at all', { parameters: { widths: [] } }, []],
])('a story that only tests has one picture: %s', (_how, found, modes) => {
  const planned = planStory({ ...story, isTest: true }, { ...NO_FINDINGS, ...found });
  expect(planned.map(({ id }) => id)).toEqual(modes.map((mode) => `${story.id}.${mode}`));
});

test('a landing is also captured in the dark, in one language', () => {
  expect(listModes({ pinned: { locale: 'en' } }, 'Landings').slice(-2)).toEqual([
    'en-360-dark',
    'en-1264-dark',
  ]);
  expect(listModes({ pinned: { locale: 'de' } }, 'Landings').at(-1)).toBe('de-1440');
});

test('what closed disclosures of a whole page hold is captured on paper, in each language', () => {
  const listPaper = (kind: string, found: Partial<Findings> = {}) =>
    listModes({ isFolded: true, ...TRANSLATED, ...found }, kind).filter((mode) =>
      mode.endsWith('print'),
    );
  expect(listPaper('Pages')).toEqual(['en-960-print', 'de-960-print']);
  expect(listPaper('Landings', { pinned: { locale: 'de' } })).toEqual(['de-960-print']);
  expect(listPaper('Pages', { isFolded: false })).toEqual([]);
  expect(listPaper('Pages', { parameters: { widths: [] } })).toEqual([]);
  expect(listPaper('Sections'), 'the landings that have it').toEqual([]);
});

test('a story without widths has no pictures, pinned to one or not', () => {
  const parameters = { widths: [] };
  expect(listModes({ parameters })).toEqual([]);
  expect(listModes({ parameters, pinned: { width: 360 } })).toEqual([]);
});

const BUTTON = makeResult();

test('accepted pictures that are not planned are removed', () => {
  const accepted = new Map([[BUTTON.id, makeAccepted()]]);
  expect(findRemoved([BUTTON], accepted)).toEqual([]);
  const { id, story, mode } = BUTTON;
  const [title, name] = ['Components/Button', 'Plain'];
  const removed = findRemoved([], accepted, [{ id: story, title, name }]);
  expect(removed).toMatchObject([{ id, story, title, name, mode }]);
});

test('a story that is gone is named like the others of its file, or by its id', () => {
  const stories = ['components-button--busy', 'components-icon-button--plain'];
  const accepted = new Map(stories.map((id) => [id, makeAccepted({ story: id })]));
  const gone = listGone([story], new Map([...accepted, [story.id, makeAccepted()]]));
  expect(gone).toEqual([
    { id: 'components-button--busy', title: 'Components/Button', name: 'busy' },
    { id: 'components-icon-button--plain', title: 'components/icon-button', name: 'plain' },
  ]);
  expect(choosePart([story, ...gone], ['Button', 'IconButton']).size).toBe(3);
});

test('a line with an unknown mode is reported', () => {
  const accepted = new Map([[BUTTON.id, makeAccepted({ mode: 'wide' })]]);
  expect(() => findRemoved([], accepted)).toThrow(/unknown mode "wide".*Delete its line/);
});
