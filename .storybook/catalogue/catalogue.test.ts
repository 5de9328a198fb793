import { describe, expect, test } from 'vitest';
import * as icons from '../catalogue-icons.ts';
import { findTokenIds } from './find-token-ids.ts';
import { findIcons, ICON_MEANINGS } from './icon-meanings.ts';
import { readCatalogue } from './read-catalogue.ts';

const catalogue = await readCatalogue();

describe('the catalogue', () => {
  test('knows the sections, landings and components that a component is part of', () => {
    const { sections, landings, parts } = catalogue.components.Tooltip ?? {};
    expect(sections).toContainEqual({
      name: 'Performance',
      href: './?path=/docs/sections-performance--docs',
    });
    expect(landings).toContainEqual({
      name: 'home',
      href: './?path=/story/landings-every-landing--home-en',
    });
    expect(parts?.map(({ name }) => name)).toContain('SliderField');
    expect(catalogue.components.SiteHeader?.sections.map(({ name }) => name)).toEqual([
      'Header and footer of every page',
      'Small pages',
    ]);
  });

  test('knows the tokens of a component and of what it shares with its like, not those of others', () => {
    expect(catalogue.components.Button?.tokens).toContain('size.touch');
    expect(catalogue.components.Button?.tokens).toContain('color.action.main');
    expect(catalogue.components.Accordion?.tokens).not.toContain('size.thumb');
  });

  test('knows the tokens of what a component is made of, and of the ring that it has', () => {
    const { CurrencyField, NumberField, Tooltip, Text, Article } = catalogue.components;
    for (const field of [CurrencyField, NumberField])
      expect(field?.tokens).toEqual(
        expect.arrayContaining(['color.line.control', 'color.signal.loss', 'color.action.focus']),
      );
    expect(Tooltip?.tokens).toContain('color.action.focus');
    expect(Text?.tokens).toContain('typography.hero.wide');
    expect(Article?.tokens).toContain('typography.title.wide');
  });

  test('knows the tokens of each component of MUI, of the theme and of its own styles', () => {
    const { Tabs, Breadcrumbs, Snackbar, Progress, Skeleton } = catalogue.components;
    expect(Tabs?.tokens).toEqual(
      expect.arrayContaining(['color.action.main', 'typography.label.wide', 'color.action.focus']),
    );
    for (const other of ['color.signal.loss', 'color.action.glow'])
      expect(Tabs?.tokens).not.toContain(other);
    expect(Breadcrumbs?.tokens).toContain('color.text.secondary');
    expect(Snackbar?.tokens).toContain('color.surface.deep');
    expect(Progress?.tokens).toContain('color.action.track');
    expect(Progress?.tokens).not.toContain('color.action.focus');
    expect(Skeleton?.tokens).toContain('color.line.soft');
    const { components } = catalogue;
    const plain = Object.keys(components).filter((name) => components[name]?.tokens.length === 0);
    expect(plain).toEqual(['Scene']);
  });

  test('knows what applications get, and what is the site’s own', () => {
    const { Button, Tabs, GapChart } = catalogue.components;
    expect([Button, Tabs, GapChart].map((facts) => facts?.isInPackage)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('knows the landings of a section', () => {
    expect(catalogue.sections.Faq?.map(({ name }) => name)).toContain('home');
  });

  test('knows the newest accepted picture, without an address', () => {
    const { story, who, why } = catalogue.components.Button?.accepted ?? {};
    expect(story).toMatch(/^components-button--/);
    expect(who).not.toContain('@');
    expect(why).not.toBe('');
  });

  test('knows where each token is defined', () => {
    expect(catalogue.tokenSources['color.text.primary']).toMatch(/^semantic\.tokens\.json:\d+$/);
  });
});

describe('icons', () => {
  test('in use have a meaning, and no others do', () => {
    expect(Object.keys(ICON_MEANINGS), 'The table is in icon-meanings.ts').toEqual(
      Object.keys(catalogue.icons),
    );
  });

  test('are those that controls offer', () => {
    expect(Object.keys(icons), 'They are in catalogue-icons.ts').toEqual(
      Object.keys(ICON_MEANINGS),
    );
  });

  test.each([
    ['close', 'X'],
    ['schließen', 'X'],
    ['Waage', 'Scale'],
    ['externer', undefined],
    ['nach oben', 'ArrowUp'],
  ])('%s finds %s', (search, icon) => {
    if (icon) expect(findIcons(search)).toContain(icon);
    else expect(findIcons(search)).toEqual([]);
  });
});

test('styles name tokens in every way that the theme offers', () => {
  const source = `
    // theme.vars.space.l is only mentioned, as in https://example.com/vars.size.icon
    const a = theme.vars.color.text.primary;
    const b = ({ vars: { size } }) => size.touch;
    const { action } = theme.vars.color;
    const hover = action.hover;
    const c = theme.vars.elevation.raised + vars.space.gutter;
    const d = { ...theme.typography.note, [theme.breakpoints.up('md')]: {} };`;
  expect(findTokenIds(source)).toEqual([
    'breakpoint.md',
    'color.action.hover',
    'color.text.primary',
    'shadow.raised',
    'size.touch',
    'space.m',
    'space.xl',
    'typography.note.compact',
    'typography.note.wide',
  ]);
});
