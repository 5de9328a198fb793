import { expect, test } from 'vitest';
import { makeAccepted, makeResult } from '../results/report.fixture.ts';
import { findRemoved, planStory } from './plan.ts';
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
  expect(planStory(story)).toHaveLength(7);
});

const ENGLISH = ['en-360', 'en-960', 'en-1440'];
const GERMAN = ['de-360', 'de-960', 'de-1440'];
const DARK = 'en-960-dark';

test.each<[string, Partial<Findings>, string[]]>([
  ['no findings', {}, [...ENGLISH, DARK]],
  ['texts in two languages', { isWithoutLanguage: false }, [...ENGLISH, ...GERMAN, DARK]],
  [
    'breakpoints',
    { breakpoints: [960, 600] },
    ['en-360', 'en-599', 'en-600', 'en-959', 'en-960', 'en-1440', DARK],
  ],
  [
    'states',
    { states: ['hover', 'forced-colors'] },
    [...ENGLISH, 'en-960-hover', 'en-960-forced-colors', DARK],
  ],
  ['its own widths', { breakpoints: [600], parameters: { widths: [480] } }, ['en-480', DARK]],
  ['no widths and so no pictures', { states: ['hover'], parameters: { widths: [] } }, []],
  [
    'problems, but no pictures that could report them',
    { parameters: { widths: [] }, problems: ['axe: image-alt'] },
    ['en-960'],
  ],
  ['a pinned width', { breakpoints: [600], pinned: { width: 1264 } }, ['en-1264', 'en-1264-dark']],
  ['a pinned language', { pinned: { locale: 'de' } }, [...GERMAN, 'de-960-dark']],
  [
    'a pinned brand',
    { pinned: { brand: 'fernblick-wohnen' }, parameters: { widths: [480] } },
    ['en-480-fernblick-wohnen', 'en-960-fernblick-wohnen-dark'],
  ],
  [
    'a phone, where nothing hovers',
    { pinned: { width: 360 }, states: ['hover', 'focus'] },
    ['en-360', 'en-360-focus', 'en-360-dark'],
  ],
])('a component with %s', (_what, findings, modes) => {
  expect(listModes(findings)).toEqual(modes);
});

test.each(['Sections', 'Pages'])(
  'a story of %s is captured at every breakpoint, and on both sides of other breakpoints',
  (kind) => {
    const widths = (breakpoints: number[]) => listModes({ breakpoints, states: ['hover'] }, kind);
    const always = ['en-360', 'en-480', 'en-600', 'en-960', 'en-1264', 'en-1440'];
    expect(widths([600, 960])).toEqual(always);
    expect(widths([700])).toEqual(expect.arrayContaining([...always, 'en-699', 'en-700']));
  },
);

test.each<[string, Partial<Findings>, string[]]>([
  ['as the survey captures it', {}, ['en-960']],
  ['at its only width', { parameters: { widths: [360] } }, ['en-360']],
  ['in its language', { pinned: { locale: 'de' } }, ['de-360']],
  ['not at all', { parameters: { widths: [] } }, []],
])('a story that only tests has one picture: %s', (_how, found, modes) => {
  const planned = planStory({ ...story, isTest: true }, { ...NO_FINDINGS, ...found });
  expect(planned.map(({ id }) => id)).toEqual(modes.map((mode) => `${story.id}.${mode}`));
});

test('a landing is also captured in print, in forced colours and in the dark', () => {
  expect(listModes({ pinned: { locale: 'de' } }, 'Landings').slice(-4)).toEqual([
    'de-960-print',
    'de-960-forced-colors',
    'de-360-dark',
    'de-1264-dark',
  ]);
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
  expect(findRemoved([], accepted)).toMatchObject([{ id, story, name: 'plain', mode }]);
});

test('a line with an unknown mode is reported', () => {
  const accepted = new Map([[BUTTON.id, makeAccepted({ mode: 'wide' })]]);
  expect(() => findRemoved([], accepted)).toThrow(/unknown mode "wide".*Delete its line/);
});
