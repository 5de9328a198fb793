import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { MUI_GUIDANCE } from '../../.storybook/guidance/mui-guidance.ts';
import { createStorySection } from '../../composer/draft/story-section.ts';
import { isSectionStory } from '../../composer/section-stories.ts';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { listFiles } from '../../tools/files/list-files.ts';
import { listPublicModules } from '../../tools/package/public-modules.ts';
import { run } from '../../tools/process/run.ts';
import { linkPackages } from '../../tools/project/link-packages.ts';
import { ROOT, WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import { COLOR_RULES, findViolations } from './support/axe.ts';
import { type Entry, listEntries, showEntry, waitForPause } from './support/preview.ts';
import { test } from './support/visit.ts';

/** Words of people who do not know our names, and what they look for. */
const WORDS: Readonly<Record<string, string>> = {
  accordion: 'Accordion',
  Aufklapper: 'Accordion',
  Akkordeon: 'Accordion',
  collapse: 'Disclosure',
  details: 'Disclosure',
  input: 'TextField',
  Eingabe: 'TextField',
  Formularfeld: 'TextField',
  money: 'CurrencyField',
  Betrag: 'CurrencyField',
  euro: 'CurrencyField',
  number: 'NumberField',
  slider: 'SliderField',
  Schieberegler: 'SliderField',
  toggle: 'SegmentedControl',
  switch: 'SegmentedControl',
  dropdown: 'Select',
  Auswahlliste: 'Select',
  checkbox: 'Checkbox',
  radio: 'SegmentedControl',
  Umschalter: 'SegmentedControl',
  Fehlermeldung: 'FieldError',
  CTA: 'Button',
  Knopf: 'Button',
  link: 'TextLink',
  popover: 'Tooltip',
  Sprechblase: 'Tooltip',
  hero: 'Hero',
  Bühne: 'Banner',
  navigation: 'SiteHeader',
  Menü: 'SiteHeader',
  Impressum: 'SiteFooter',
  card: 'PictureCard',
  Kachel: 'PictureCard',
  KPI: 'Statistic',
  testimonial: 'ReviewCard',
  Sterne: 'Rating',
  graph: 'LineChart',
  Tabelle: 'Table',
  Fußnoten: 'Footnotes',
  toast: 'Announcement',
  spacing: 'Spacing',
  shadow: 'Elevation',
  Farbe: 'Colour',
  green: 'Colour',
  Piktogramme: 'Icons and scenes',
  delete: 'Icons and scenes',
  löschen: 'Icons and scenes',
  'custom properties': 'Where used',
  changelog: 'What is new',
  Spalten: 'Layout',
  modal: 'Dialog',
  breadcrumb: 'Breadcrumbs',
  skeleton: 'Skeleton',
  avatar: 'Avatar',
  spinner: 'Progress',
  'date picker': 'Not here',
  'file upload': 'Not here',
  Auswahlfeld: 'Select',
  Hinweisfenster: 'Dialog',
  Backdrop: 'Not here',
  TransferList: 'Not here',
  Kalender: 'Not here',
};

const MUI_STORIES = Object.keys(MUI_GUIDANCE).map((name) => `components-${name.toLowerCase()}--`);

test('the search of the workbench finds everything by the names that people use', async ({
  visit,
}) => {
  const { page } = await visit(inject('workbench'));
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  const results = page.getByRole('option');
  const notFound: string[] = [];
  for (const [word, wanted] of Object.entries(WORDS)) {
    // Nothing is left of the word before.
    await field.fill('qqqqqq');
    await results.first().waitFor({ state: 'detached' });
    await field.fill(word);
    // Below its name a result has the way to it.
    const found = results.filter({ hasText: new RegExp(`${wanted}$`) });
    await found
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => notFound.push(word));
  }
  expect(notFound).toEqual([]);
});

test.for([
  ['accordion', 'disclosure What does it cost? collapsed'],
  ['button', 'button Calculate my pension gap'],
  ['sliderfield', 'slider Monthly contribution 300 €'],
  ['siteheader', 'navigation Main navigation'],
  ['segmentedcontrol', 'radio investing directly checked; The same ETFs in a depot.'],
] as const)(
  'the page of %s says what a screen reader says of it',
  async ([component, spoken], { visit }) => {
    const { page } = await visit(docsOf(component), { reuse: true });
    const heading = page.getByRole('heading', { name: 'What a screen reader says' });
    await heading.waitFor();
    const role = page.locator('th', { hasText: new RegExp(`^${spoken.split(' ')[0]}$`) });
    const cells = page.getByRole('row').filter({ has: role }).first().locator('th, td');
    // The first page of a run also loads what reads it aloud.
    const said = async () => (await cells.allInnerTexts()).join(' ').trim();
    await expect.poll(said, { timeout: 30_000 }).toBe(spoken);
  },
);

test('the page of what screen readers leave out says so', async ({ visit }) => {
  const { page } = await visit(docsOf('verdictbar'), { reuse: true });
  await page.getByText('Nothing: screen readers leave it out.').waitFor();
});

test('both values of a switch can be read beside an argument', async ({ visit }) => {
  const { page } = await visit(docsOf('checkbox'), { reuse: true });
  await page.getByText('False', { exact: true }).first().waitFor();
  expect(await findViolations(page, COLOR_RULES)).toEqual([]);
});

test.for(['components-sliderfield', 'foundations-voice'])(
  'nothing on the page %s scrolls on the narrowest phone that keys do not reach',
  async (id, { visit }) => {
    const { page } = await visit(pageOf(id), { width: 320 });
    await page.locator('#storybook-docs table').last().waitFor();
    // A story that is not drawn yet has nothing that keys reach.
    await page.evaluate(waitForPause, 300);
    expect(await findViolations(page, ['scrollable-region-focusable'])).toEqual([]);
  },
);

test('a story of a phone has a window of that width on its page, in its language', async ({
  visit,
}) => {
  const { page } = await visit(`${docsOf('bottombar')}&globals=locale:de`, { reuse: true });
  const frame = page.locator('iframe[title="360 px wide"]').last();
  const bar = frame.contentFrame().getByRole('button', { name: 'Altersvorsorgeeinstellungen' });
  await bar.waitFor();
  const { width } = (await frame.boundingBox()) ?? {};
  expect(width).toBe(360);
  // By the width of the page there would be no bar, and without a language no hyphen.
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a story in a document of its own on a page has what the toolbar has set', async ({
  visit,
}) => {
  const globals = 'locale:de;brand:fernblick-wohnen;scheme:dark';
  const { page } = await visit(`${docsOf('tooltip')}&globals=${globals}`, { reuse: true });
  const frame = page.locator('iframe[title="Below"]').contentFrame();
  await frame.getByText('Was die ETFs selbst im Jahr kosten').waitFor();
  const read = () => document.documentElement.style.colorScheme;
  expect(await frame.locator('html').evaluate(read)).toBe('dark');
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const { page: alone } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=components-tooltip--below&globals=${globals}`,
  );
  await alone.locator('#storybook-root p').first().waitFor();
  expect(await frame.locator('html').evaluate(ground)).toBe(await alone.evaluate(ground));
});

test('every argument of every story has a description, a type and a control that fits', async ({
  visit,
}) => {
  const { page } = await visit(docsOf('button'), { reuse: true });
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  const poor = await page.evaluate(findPoorArguments);
  // The page of a component of MUI links to MUI's own list of them.
  const isMui = (one: string) => MUI_STORIES.some((start) => one.startsWith(start));
  expect(poor.filter((one) => !isMui(one))).toEqual([]);
});

test('an argument that somebody changes changes the story', {
  timeout: 180_000,
}, async ({ visit }) => {
  const entries = listFirstStories();
  // Each language has its share.
  const changeShare = async (locale: string, at: number) => {
    const { page } = await visit(
      `${inject('workbench')}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;locale:${locale}`,
      { motion: 'reduce' },
    );
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
    const problems: string[] = [];
    for (const entry of entries.filter((_, index) => index % LOCALES.length === at)) {
      problems.push(...(await page.evaluate(showEntry, entry)));
      problems.push(...(await page.evaluate(changeArguments, entry.id)));
    }
    return problems;
  };
  expect(await Promise.all(LOCALES.map(changeShare))).toEqual(LOCALES.map(() => []));
});

test('what a field begins with, and the language of its numbers, can be tried', async ({
  visit,
}) => {
  for (const [story, updatedArgs, shown] of [
    ['checkbox--checked', { defaultChecked: false }, 'false'],
    ['sliderfield--default', { defaultValue: 500 }, '500'],
    ['currencyfield--left', { locale: 'en-GB', currency: 'GBP' }, '£10,000'],
    ['numberfield--in-a-language', { locale: 'de-DE' }, '0,2'],
  ] as const) {
    const storyId = `components-${story}`;
    const { page } = await visit(
      `${inject('workbench')}/iframe.html?viewMode=story&id=${storyId}&globals=a11y.manual:!true`,
      { reuse: true },
    );
    const field = page.locator('#storybook-root input').first();
    const read = () =>
      field.evaluate((input: HTMLInputElement) =>
        input.type === 'checkbox' ? String(input.checked) : input.value,
      );
    expect(await read()).not.toBe(shown);
    await emit(page, 'updateStoryArgs', { storyId, updatedArgs });
    await expect.poll(read).toBe(shown);
  }
});

test('where a test asks for it, a story is checked: a text that changes must be the only child', async ({
  visit,
}) => {
  const id = 'components-button--solid';
  const { page } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true;checks:on`,
  );
  await page.locator('#storybook-root button').waitFor();
  const [problem] = await page.evaluate(changeArguments, id);
  expect(problem).toContain('A text that changes must be the only child');
});

test('the page of a component says where it is used, with which tokens, and who accepted it', async ({
  visit,
}) => {
  const { page } = await visit(docsOf('button'), { reuse: true });
  const hero = page.getByRole('link', { name: 'Hero', exact: true });
  await expect.poll(() => hero.getAttribute('href')).toBe('./?path=/docs/sections-hero--docs');
  const token = page.getByRole('link', { name: 'color.action.main' });
  expect(await token.getAttribute('href')).toContain('tokens-where-used--docs#color.action.main');
  const swatches = page.getByRole('row').filter({ has: token }).locator('td > span');
  const colors = await swatches.evaluateAll((all) =>
    all.map((swatch) => getComputedStyle(swatch).backgroundColor),
  );
  // Two brands, two schemes.
  expect(new Set(colors).size).toBe(4);
  await page.getByText(/^Last accepted picture: .* by .*: “.+”$/).waitFor();
});

test('a token leads to the components whose styles name it', async ({ visit }) => {
  const { page } = await visit(pageOf('tokens-where-used'), { reuse: true });
  const row = page.locator('[id="color.action.main"]');
  await row.getByRole('link', { name: 'Button', exact: true }).waitFor();
});

test('the name, the variable and each value of a token are copied by a click', async ({
  visit,
}) => {
  const { page } = await visit(pageOf('tokens-where-used'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = page.locator('[id="color.action.main"]');
  for (const text of ['color.action.main', 'var(--fb-color-action-main)', '#19594c']) {
    await row.getByRole('button', { name: text }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('an icon is chosen by its name, where a component takes its drawing and where an element', async ({
  visit,
}) => {
  for (const [component, argument] of [
    ['iconbutton', 'icon'],
    ['button', 'startIcon'],
  ] as const) {
    const { page } = await visit(docsOf(component), { reuse: true });
    const icon = page.locator('.sb-story').first().locator('svg path').first();
    const choice = page.locator(`select[id$="-${argument}"]`);
    await choice.selectOption('Leaf');
    const leaf = await icon.getAttribute('d');
    await choice.selectOption('Trash2');
    await expect.poll(() => icon.getAttribute('d')).not.toBe(leaf);
  }
});

test('a page about tokens has the window for itself', async ({ visit }) => {
  const { page } = await visit(`${inject('workbench')}/?path=/story/tokens-colour--roles`);
  const frame = page.locator('#storybook-preview-iframe');
  await frame.contentFrame().getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(700);
});

test('the overview shows every component that has a page', async ({ visit }) => {
  const { page } = await visit(pageOf('components-overview'), { reuse: true });
  const index = JSON.parse(readFileSync(join(WORKBENCH_BUILD, 'index.json'), 'utf8'));
  const entries = Object.values<Record<'type' | 'title', string>>(index.entries);
  const components = entries.filter(
    ({ type, title }) => type === 'story' && title.startsWith('Components/'),
  );
  const names = new Set(components.map(({ title }) => title.split('/').at(-1)));
  const cards = page.locator('li:has(> small) > a');
  await expect.poll(async () => (await cards.allInnerTexts()).sort()).toEqual([...names].sort());
  await page.getByRole('link', { name: 'Skeleton' }).scrollIntoViewIfNeeded();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Skeleton', { exact: true }) });
  await card.locator('.MuiSkeleton-root').first().waitFor();
  await card.getByText('MUI’s, in our theme').waitFor();
});

test('in a tile of the overview a component has the columns that fit into the tile', async ({
  visit,
}) => {
  const { page } = await visit(pageOf('components-overview'), { reuse: true });
  const findCard = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const card = findCard('FeatureList');
  await card.scrollIntoViewIfNeeded();
  const list = card.locator('ul');
  const countColumns = () =>
    list.evaluate((found) => getComputedStyle(found).gridTemplateColumns.split(' ').length);
  await expect.poll(countColumns).toBe(2);
  const badge = findCard('Badge');
  await badge.scrollIntoViewIfNeeded();
  await badge.getByText(/e\.g\. ESG: MUI.s Chip, which nobody presses\.$/).waitFor();
});

test('an icon is found by its meaning and copied as an import', async ({ visit }) => {
  const { page } = await visit(pageOf('foundations-icons-and-scenes'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('searchbox').fill('löschen');
  await page.getByText(/^1 of \d+ icons/).waitFor();
  await page.getByRole('button', { name: 'Copy import Trash2' }).click();
  await page.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("import { Trash2 } from 'lucide';");
  await page.getByText('Banner, up to 959 px: 960 × 260').first().waitFor();
});

test('a story that stands alone does not load the code of all stories', async ({ visit }) => {
  const { page, requests } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=components-button--solid`,
  );
  await page.getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({ url }) => url.includes('/manifests/'))).toEqual([]);
});

test('the code below a story is a file of an application until an argument is changed', async ({
  visit,
}) => {
  const { page } = await visit(docsOf('sectionheading'));
  await page.getByText('Show code').first().click();
  const code = page.locator('pre', { hasText: '<SectionHeading' }).first();
  await expect
    .poll(() => code.innerText())
    .toContain("import { SectionHeading } from '@fernblick/design-system/SectionHeading';");
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('export const Start = () => (');
  await page.locator('textarea[name="title"]').first().fill('Another title');
  await expect.poll(() => code.innerText()).toContain('title="Another title"');
  expect(await code.innerText()).not.toContain('function');
});

test('the code of every component compiles in an application', { timeout: 180_000 }, async () => {
  const file = join(WORKBENCH_BUILD, 'manifests/components.json');
  const { components }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const codes = Object.values(components).map(({ name, stories: [story] }) => [
    `${name}.tsx`,
    story?.snippet ?? '',
  ]);
  expect(codes.filter(([, code]) => code === '')).toEqual([]);
  const modules = Object.entries(listPublicModules());
  const paths = modules.map(([name, path]) => [
    `@fernblick/design-system/${name}`,
    [join(ROOT, path)],
  ]);
  const application = await createFolder({
    ...Object.fromEntries(codes),
    'tsconfig.json': JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { paths: Object.fromEntries(paths) },
      include: ['*.tsx', join(ROOT, 'design-system/**/*.d.ts')],
    }),
  });
  await linkPackages(application);
  const { output, seconds } = await run(`tsc -p ${application} --checkers 1`);
  expect(output).toBe('');
  // Some ten on a machine that does nothing else; this stops types that take for ever.
  expect(seconds).toBeLessThan(120);
});

/**
 * Settings of the toolbar in the address, with the style of a button that shows them. Those that change
 * other styles stand in one address.
 */
const SETTINGS = [
  {
    'text:200': ['fontSize', '32px'],
    'direction:rtl': ['direction', 'rtl'],
    'scheme:dark': ['colorScheme', 'dark'],
    'motion:reduce': ['transitionDuration', '0s'],
  },
  { 'contrast:more': ['borderTopColor', 'rgb(255, 255, 255)'] },
  { 'colours:active': ['color', 'rgb(0, 0, 0)'] },
] as const satisfies Record<string, readonly [style: string, value: string]>[];

test.for(['story', 'docs'] as const)('every setting holds in %s', async (view, { visit }) => {
  const id = view === 'docs' ? 'components-button--docs' : 'components-button--solid';
  const { page } = await visit(`${inject('workbench')}/iframe.html?viewMode=${view}&id=${id}`, {
    reuse: true,
  });
  const button = page.locator('#storybook-root, .sb-story').getByRole('button').first();
  await button.waitFor();
  const readStyle = (property: string) =>
    // Text has the size of its words in the root.
    (property === 'fontSize' ? page.locator('html') : button).evaluate(
      (found, name) => Reflect.get(getComputedStyle(found), name),
      property,
    );
  const plain = page.url();
  for (const [property, value] of SETTINGS.flatMap((settings) => Object.values(settings)))
    expect(await readStyle(property)).not.toBe(value);
  for (const settings of SETTINGS) {
    await page.goto(`${plain}&globals=${Object.keys(settings).join(';')}`);
    await button.waitFor();
    for (const [setting, [property, value]] of Object.entries(settings))
      await expect.poll(() => readStyle(property), { message: setting }).toBe(value);
  }
});

test('a setting of the toolbar reaches what is rendered later, and goes without a trace', async ({
  visit,
}) => {
  const { page } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=components-button--solid&globals=colours:active`,
  );
  const isForced = () => page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const readColor = () =>
    page
      .locator('#storybook-root :is(a, button)')
      .evaluate((found) => getComputedStyle(found).color);
  await page.locator('#storybook-root button').waitFor();
  expect([await isForced(), await readColor()]).toEqual([true, 'rgb(0, 0, 0)']);
  // A link has rules that the story before it had not inserted.
  await emit(page, 'setCurrentStory', { storyId: 'components-button--link', viewMode: 'story' });
  await page.locator('#storybook-root a').waitFor();
  await expect.poll(readColor).toBe('rgb(0, 0, 238)');
  await emit(page, 'updateGlobals', { globals: { colours: 'none' } });
  await expect.poll(isForced).toBe(false);
  await expect.poll(readColor).toBe('rgb(255, 255, 255)');
});

test('the grid lies over a story and over every story of a page', async ({ visit }) => {
  for (const [id, view, over] of [
    ['components-button--solid', 'story', 'body'],
    ['components-button--docs', 'docs', '.sb-story'],
  ] as const) {
    const { page } = await visit(
      `${inject('workbench')}/iframe.html?viewMode=${view}&id=${id}&globals=grid:on`,
      { reuse: true },
    );
    await page.locator(over).getByRole('button').first().waitFor();
    const image = await page
      .locator(over)
      .first()
      .evaluate((found) => getComputedStyle(found, '::after').backgroundImage);
    expect(image).toContain('repeating-linear-gradient(to right');
  }
});

test('the page of a component shows each variant in each state as the state itself looks', async ({
  visit,
}) => {
  const { page } = await visit(docsOf('button'), { reuse: true });
  const table = page.getByRole('region', { name: 'States' }).locator('table');
  const columns = table.locator('thead th');
  await expect
    .poll(() => columns.allInnerTexts())
    .toEqual(['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Loading']);
  const readGround = (button: Locator) =>
    button.evaluate((found) => getComputedStyle(found).backgroundColor);
  const readRing = (button: Locator) =>
    button.evaluate((found) => getComputedStyle(found).outlineStyle);
  const inCell = (name: string) =>
    table.locator('tbody tr').first().locator(`[data-name="${name}"] button`);
  const { page: story } = await visit(
    `${inject('workbench')}/iframe.html?viewMode=story&id=components-button--solid`,
    { reuse: true },
  );
  const button = story.getByRole('button');
  await button.waitFor();
  expect(await readGround(inCell('Rest'))).toBe(await readGround(button));
  expect(await readRing(inCell('Focus'))).toBe('solid');
  expect(await readRing(inCell('Rest'))).toBe('none');
  await button.hover();
  await expect.poll(() => readGround(button)).toBe(await readGround(inCell('Hover')));
  expect(await readGround(inCell('Hover'))).not.toBe(await readGround(inCell('Rest')));
  expect(await inCell('Disabled').isDisabled()).toBe(true);
});

test('the page of a field also shows it without a value, with an error and not to be changed', async ({
  visit,
}) => {
  const { page } = await visit(docsOf('currencyfield'), { reuse: true });
  const table = page.getByRole('region', { name: 'States' }).locator('table');
  const columns = [
    ...['Rest', 'Hover', 'Focus', 'Pressed'],
    ...['Disabled', 'Read-only', 'Error', 'Empty'],
  ];
  await expect.poll(() => table.locator('thead th').allInnerTexts()).toEqual(columns);
  const inputs = table.locator('tbody tr').first().locator('input');
  const values = await inputs.evaluateAll((all) => all.map((found) => found.getAttribute('value')));
  expect(values.map(Boolean)).toEqual(columns.map((name) => name !== 'Empty'));
  expect(await inputs.nth(columns.indexOf('Error')).getAttribute('aria-invalid')).toBe('true');
});

test('a story stands side by side in every language, scheme and width, by click, key and address', async ({
  visit,
}) => {
  const { page, problems } = await visit(
    `${inject('workbench')}/?path=/story/sections-comparison--default`,
    { width: 1440 },
  );
  await page.getByRole('switch', { name: 'Side by side' }).click();
  const frames = page.locator('figure iframe');
  const listTitles = () =>
    frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('title')));
  await expect.poll(listTitles).toEqual(['English · 960 px', 'Deutsch · 960 px']);
  await page.getByRole('checkbox', { name: '360 px' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(listTitles).toEqual(['English · Dark · 360 px', 'Deutsch · Dark · 360 px']);
  await page.reload();
  await expect.poll(listTitles).toEqual(['English · Dark · 360 px', 'Deutsch · Dark · 360 px']);
  const [first, second] = await frames.all();
  const english = await (await first?.elementHandle())?.contentFrame();
  const german = await (await second?.elementHandle())?.contentFrame();
  if (!english || !german) throw new Error('A frame has no page.');
  await english.locator('#storybook-root h2').first().waitFor();
  await german.locator('#storybook-root h2').first().waitFor();
  expect(await english.evaluate(() => [innerWidth, document.documentElement.lang])).toEqual([
    360,
    'en',
  ]);
  expect(await german.evaluate(() => [innerWidth, document.documentElement.lang])).toEqual([
    360,
    'de',
  ]);
  await first?.hover();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => german.evaluate(() => scrollY)).toBeGreaterThan(500);
  // The canvas behind them still is what the toolbar says.
  expect(new URL(page.url()).searchParams.get('globals')).toBeNull();
  await page.getByRole('switch', { name: 'Side by side' }).click();
  await frames.first().waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('stories of sections that a landing can have lead to the Composer, and no others', () => {
  const index = JSON.parse(readFileSync(join(WORKBENCH_BUILD, 'index.json'), 'utf8'));
  const ids = Object.keys(index.entries);
  expect(ids.filter(isSectionStory)).toEqual(ids.filter((id) => createStorySection(id, {})));
});

test('the workbench has a story of every landing in every language', () => {
  const index = JSON.parse(readFileSync(join(WORKBENCH_BUILD, 'index.json'), 'utf8'));
  const entries = Object.values<Record<'title' | 'name', string>>(index.entries);
  const names = entries
    .filter(({ title }) => title === 'Landings/Every landing')
    .map(({ name }) => name);
  expect(names).toEqual(LANDING_PAGES.map(({ name, locale }) => `${name} (${locale})`));
});

test('a carousel hears no other press for 600 ms while a slide moves', async ({ visit }) => {
  const story = '/iframe.html?id=components-carousel--longest-german-word&viewMode=story';
  const { page } = await visit(inject('workbench') + story, { reuse: true });
  await page.locator('[data-carousel-step="1"]').waitFor();
  const lock = await page.evaluate(pressUntilHeard);
  // Timers may be a little early.
  expect(lock).toBeGreaterThan(595);
  expect(lock).toBeLessThan(1500);
});

test('the workbench asks nobody else', async ({ visit }) => {
  const { requests } = await visit(`${inject('workbench')}/?path=/docs/components-button--docs`);
  const origins = requests
    .map(({ url }) => new URL(url).origin)
    .filter((origin) => origin !== 'null');
  expect([...new Set(origins)]).toEqual([inject('workbench')]);
});

test('the workbench is at most 15 MB', () => {
  const sizes = listFiles(WORKBENCH_BUILD).map(
    (file) => statSync(join(WORKBENCH_BUILD, file)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * 1024 * 1024);
});

/** Moves on, then presses back all the time, and says after how many milliseconds that was heard. */
async function pressUntilHeard(): Promise<number> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const started = performance.now();
  find('[data-carousel-step="1"]')?.click();
  const slides = find('[data-carousel] [role="region"]');
  if (!slides) throw new Error('There is no carousel.');
  // With motion it moves on in the next frames.
  while (slides.scrollLeft === 0 && performance.now() - started < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 10));
  while (slides.scrollLeft > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    find('[data-carousel-step="-1"]')?.click();
  }
  return performance.now() - started;
}

function docsOf(component: string): string {
  return pageOf(`components-${component}`);
}

function pageOf(title: string): string {
  return `${inject('workbench')}/iframe.html?viewMode=docs&id=${title}--docs`;
}

interface Manifest {
  components: Record<string, { name: string; stories: { snippet?: string }[] }>;
}

/** Tells the preview what the manager would. */
function emit(page: Page, event: string, payload: unknown): Promise<void> {
  return page.evaluate(
    ([name, content]) => globalThis.__STORYBOOK_PREVIEW__.channel.emit(name, content),
    [event, payload] as const,
  );
}

interface Argument {
  description?: string;
  control?: { type?: string; disable?: boolean };
  options?: readonly unknown[];
  table?: { type?: { summary?: string } };
}

function listFirstStories(): Entry[] {
  const stories = listEntries().filter(
    ({ type, title, tags }) =>
      type === 'story' && title.startsWith('Components/') && tags.includes('autodocs'),
  );
  return [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
}

/** Runs in the page: changes one argument after the other as the panel does. @returns what went wrong */
async function changeArguments(storyId: string): Promise<string[]> {
  const preview = globalThis.__STORYBOOK_PREVIEW__ as unknown as StoryLoader;
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const { argTypes, initialArgs } = await preview.loadStory({ storyId });
  const problems: string[] = [];
  for (const [name, argument] of Object.entries(argTypes)) {
    const value = change(argument, initialArgs[name]);
    if (value === undefined) continue;
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    const fail = (error: unknown) => {
      problems.push(`${storyId}, ${name}: ${Object(error).message}`.slice(0, 300));
    };
    const listeners = { storyFinished: end, storyThrewException: fail, storyErrored: fail };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
    await ended;
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  }
  return problems;

  function change({ control, options }: Argument, value: unknown): unknown {
    if (!control || control.disable) return undefined;
    if (control.type === 'text') return 'Hello';
    if (control.type === 'boolean') return !value;
    if (control.type === 'number') return Number(value ?? 0) + 1;
    return options?.find((option) => option !== value);
  }
}

interface StoryLoader {
  loadStory(story: { storyId: string }): Promise<{
    argTypes: Record<string, Argument>;
    initialArgs: Record<string, unknown>;
  }>;
}

/** Runs in the page: the arguments of which a table could not say all. */
async function findPoorArguments(): Promise<string[]> {
  const { entries } = await (await fetch('index.json')).json();
  const first = new Map<string, string>();
  for (const { id, title, type } of Object.values<Record<'id' | 'title' | 'type', string>>(entries))
    if (type === 'story' && !first.has(title)) first.set(title, id);
  const poor = [...first.values()].map(async (storyId) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__ as unknown as StoryLoader;
    const { argTypes } = await preview.loadStory({ storyId });
    return Object.entries(argTypes).flatMap(([name, { description, control, table }]) => {
      const type = table?.type?.summary ?? '';
      const isTyped = type.startsWith('one of') && control?.type !== 'select';
      const isJson = control?.type === 'object' && !control.disable;
      const isPoor = isJson || !description || /^(|unknown|union)$/.test(type) || isTyped;
      return isPoor ? [`${storyId}: ${name}`] : [];
    });
  });
  return (await Promise.all(poor)).flat();
}
