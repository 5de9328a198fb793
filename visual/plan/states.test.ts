import { expect, test } from 'vitest';
import { BRANDS } from './modes.ts';
import { planStates } from './states.ts';
import { type Findings, NO_FINDINGS } from './survey.ts';

/** The modes in which stories, named by their places in the sidebar, are shown in states. */
function plan(found: Record<string, Partial<Findings>>, captured?: readonly string[]) {
  const stories = Object.keys(found).map((title) => {
    return { id: title.toLowerCase().replace('/', '-'), title, name: 'Plain', source: 'a.tsx' };
  });
  const findings = new Map(
    stories.map(({ id, title }) => [id, { ...NO_FINDINGS, ...found[title] }]),
  );
  const { pictures, gaps } = planStates(
    stories,
    findings,
    ({ id }) => captured?.includes(id) ?? true,
  );
  const missed = gaps.map(({ show, story, isHidden }) =>
    [show, story.title, ...(isHidden ? ['hidden'] : [])].join(' '),
  );
  return { ids: pictures.map(({ id }) => id), missed };
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

function use(own: Partial<Findings['variables']>): Partial<Findings> {
  return { variables: { ...NO_FINDINGS.variables, ...own } };
}

test('every custom property is shown once in each other brand and in the dark', () => {
  const { ids } = plan({
    'Components/Card': use({ rest: ['ground', 'line'] }),
    'Components/Table': use({ rest: ['line'] }),
    'Sections/Hero': use({ rest: ['ground', 'accent'] }),
  });
  const looks = ['dark', ...BRANDS.slice(1).flatMap((brand) => [brand, `${brand}-dark`])];
  expect(ids).toEqual(
    looks.flatMap((look) => [`components-card.en-960-${look}`, `sections-hero.en-960-${look}`]),
  );
});

test('a custom property that only an interaction shows is shown in it, in the dark and in other brands', () => {
  const { ids } = plan({
    'Components/Link': use({ rest: ['ink'], hover: ['ink', 'glow'], focus: ['ring', 'ink'] }),
    'Components/Links': use({ rest: ['ink'], hover: ['glow'], active: ['glow', 'ink'] }),
    'Landings/Home': use({ rest: ['ink'], hover: ['glow'], active: ['press'] }),
  });
  const looks = ['dark', ...BRANDS.slice(1).flatMap((brand) => [brand, `${brand}-dark`])];
  expect(ids).toEqual(
    looks.flatMap((look) => [
      `components-link.en-960-${look}`,
      `components-link.en-960-${look}-hover`,
      `components-link.en-960-${look}-focus`,
      `landings-home.en-960-${look}-active`,
    ]),
  );
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

test('rules for paper that no landing has are named', () => {
  const { ids, missed } = plan({
    'Components/Article': { states: { print: ['flat', 'plain'] } },
    'Components/Card': { states: { print: ['plain'] } },
    'Landings/Home': { states: { print: ['plain'] } },
  });
  expect(ids).toEqual(['landings-home.en-960-print']);
  expect(missed).toEqual(['print Components/Article']);
});

test('what only stories have that cannot show it is named', () => {
  const states = { hover: ['tap', 'link'] };
  const { ids, missed } = plan({
    'Components/Bar': { states, pinned: { width: 360 } },
    'Components/Link': { states: { hover: ['link'] } },
  });
  expect(ids).toEqual(['components-link.en-960-hover']);
  expect(missed).toEqual(['hover Components/Bar']);
});

test('what is hidden where states are captured is shown once at the nearest width that shows it', () => {
  const at = (width: number, states: Findings['states']) => ({ ...NO_FINDINGS, width, states });
  const menu = at(959, { hover: ['menu', 'link'] });
  const { ids, missed } = plan({
    'Components/Header': { elsewhere: [menu] },
    'Landings/Home': { states: { hover: ['link'] }, elsewhere: [menu] },
    'Components/Bar': { elsewhere: [at(359, { hover: ['tap'] }), at(599, { focus: ['tap'] })] },
  });
  expect(ids).toEqual([
    ...['landings-home.en-960-hover', 'components-header.en-959-hover'],
    'components-bar.en-599-focus',
  ]);
  expect(missed, 'a phone has no hover').toEqual(['hover Components/Bar']);
});

test('what is hidden at every width is named, unless another story shows it', () => {
  const { missed } = plan({
    'Components/Panel': { hidden: { hover: ['link'], focus: ['field'], active: [] } },
    'Components/Link': { states: { hover: ['link'] } },
  });
  expect(missed).toEqual(['focus Components/Panel hidden']);
});

test('of a part, what its own captured pictures do not show is named', () => {
  const part = {
    'Components/Link': { states: { hover: ['link'], print: ['flat'] } },
    'Components/Tap': { states: { hover: ['link', 'tap'], focus: ['ring'] } },
  };
  const captured = ['components-tap.en-960-hover'];
  expect(plan(part, captured)).toEqual({
    ids: captured,
    missed: ['focus Components/Tap', 'print Components/Link'],
  });
});
