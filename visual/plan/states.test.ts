import { expect, test } from 'vitest';
import { BRANDS } from './modes.ts';
import { planStates } from './states.ts';
import { type Findings, NO_FINDINGS } from './survey.ts';

/** The modes in which stories, named by their places in the sidebar, are shown in states. */
function plan(found: Record<string, Partial<Findings>>) {
  const stories = Object.keys(found).map((title) => {
    return { id: title.toLowerCase().replace('/', '-'), title, name: 'Plain', source: 'a.tsx' };
  });
  const findings = new Map(
    stories.map(({ id, title }) => [id, { ...NO_FINDINGS, ...found[title] }]),
  );
  const { pictures, leftOut } = planStates(stories, findings);
  return { ids: pictures.map(({ id }) => id), leftOut: leftOut.slice(1) };
}

test('every rule is shown once in its state, in the smallest kind of story that has it', () => {
  expect(
    plan({
      'Landings/Home': { states: { hover: ['link'], dark: ['page', 'link'] } },
      'Sections/Hero': { states: { hover: ['link', 'tile'], dark: ['link'] } },
      'Components/Link': { states: { hover: ['link'], focus: ['link'] } },
      'Components/Links': { states: { hover: ['link'], focus: ['link'] } },
    }).ids,
  ).toEqual([
    ...['components-link.en-960-hover', 'sections-hero.en-960-hover'],
    'components-link.en-960-focus',
    ...['sections-hero.en-960-dark', 'landings-home.en-960-dark'],
  ]);
});

test('every custom property is shown once in each other brand, light and dark', () => {
  const { ids } = plan({
    'Components/Card': { variables: ['ground', 'line'] },
    'Components/Table': { variables: ['line'] },
    'Sections/Hero': { variables: ['ground', 'accent'] },
  });
  const others = BRANDS.slice(1).map((brand) =>
    ['components-card', 'sections-hero'].map((id) => `${id}.en-960-${brand}`),
  );
  expect(ids).toEqual(others.flatMap((light) => [...light, ...light.map((id) => `${id}-dark`)]));
});

test.each<[string, Partial<Findings>, string[]]>([
  ['at its own width', { pinned: { width: 360 } }, ['a-b.en-360-focus']],
  ['in its language', { pinned: { locale: 'de' } }, ['a-b.de-960-focus']],
  [
    'in its brand',
    { pinned: { brand: 'fernblick-wohnen' } },
    ['a-b.en-960-fernblick-wohnen-focus'],
  ],
  ['not at all where it has no pictures', { parameters: { widths: [] } }, []],
])('a story is shown %s', (_how, own, ids) => {
  expect(plan({ 'A/B': { states: { focus: ['x'] }, ...own } }).ids).toEqual(ids);
});

test('what only stories have that cannot show it is named', () => {
  const states = { hover: ['tap', 'link'] };
  const { ids, leftOut } = plan({
    'Components/Bar': { states, pinned: { width: 360 } },
    'Components/Link': { states: { hover: ['link'] } },
  });
  expect(ids).toEqual(['components-link.en-960-hover']);
  expect(leftOut).toEqual([
    'Not captured: rules for hover that only these stories have: Components/Bar: Plain.',
  ]);
});
