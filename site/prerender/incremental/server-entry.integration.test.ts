import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isRecord, mapValues } from '../../../lib/objects.ts';
import { type Shard, selectShard, WHOLE } from '../../../lib/shard.ts';
import { createManyLandings } from '../../../tools/landing/many-landings.ts';
import { BRAND } from '../../../tools/project/brand.ts';

type Entry = typeof import('./server-entry.ts');

beforeEach(() => {
  vi.stubEnv('BRAND', BRAND);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.doUnmock('../../i18n/messages/index.ts');
    vi.doUnmock('../../landings/bundled-files.ts');
  };
});

test('a page records or has in its key every text that it shows', async () => {
  vi.doMock(import('../../i18n/messages/index.ts'), async (original) => {
    const { messages, ...others } = await original();
    const mark = (text: string, id: string) => `${text}⟦${id}⟧`;
    return { ...others, messages: mapValues(messages, (all) => mapValues(all, mark)) };
  });
  changeLandings(markTexts);
  const { listPages, formatPageKey, recordTexts, renderDocument, findText } = await loadEntry();
  const pages = listPages([createManyLandings(2)]).filter(({ file }) => !file.startsWith('en/'));
  const missed = pages.flatMap(({ file, make }) => {
    const page = make();
    const { value, texts } = recordTexts(() => renderDocument(page));
    expect([...texts].filter((text) => findText(text) === undefined)).toEqual([]);
    const read = new Set([...texts].map((text) => text.split(' ')[1]));
    for (const id of findMarks(formatPageKey(page))) read.add(id);
    const shown = findMarks(`${value.head}${value.body}`);
    expect(shown).not.toEqual([]);
    return shown.filter((id) => !read.has(id)).map((id) => `${file} ${id}`);
  });
  expect(missed).toEqual([]);
});

describe('a change of a landing makes again', () => {
  test.each([
    ['the page that says a text', 'parents.sections.0.title.de', /^de.*-eltern/],
    ['the page of a title', 'parents.title.en', /^en.*-for-parents/],
    [
      'those with the social image of a title',
      'home.title.en',
      /^index|^en(?!.*(\.lp|plan|offer|blog|reviews))/,
    ],
    ['the page with cards', 'parents.listing.text.de', /^de\/index/],
    [
      'the pages with a picture',
      'parents.sections.0.scene',
      /^(en|de)\/index|-eltern|-for-parents/,
    ],
    ['all pages of a language, which have a footer', 'parents.listing.title.de', /^de/],
    ['what is made from it', 'employees.sections.2.lead.de', /^de.*-(angestellte|a)\.lp/],
  ])('%s', async (_which, place, files) => {
    const before = await listKeys();
    changeLandings((landings) => changeAt(landings, place.split('.')));
    const after = await listKeys();
    const changed = [...after].filter(([file, key]) => key !== before.get(file));
    expect(changed.map(([file]) => file)).toEqual(
      [...after.keys()].filter((file) => files.test(file)),
    );
  });
});

test('no page reads the clock, the time zone, the environment or chance, which no store could know', async () => {
  const everyPage = ({ listPages }: Entry) => listPages([createManyLandings(1)]);
  const here = await renderPages(everyPage);
  // A build has these two in its code; Vitest keeps them among the variables.
  const others = Object.keys(process.env).filter((name) => !/^(SSR|BASE_URL)$/.test(name));
  for (const name of others) vi.stubEnv(name, undefined);
  vi.stubEnv('BRAND', BRAND);
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.stubEnv('LANG', 'ar_EG.UTF-8');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-12-31T23:30:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  expect(new Date().getDate()).toBe(1);
  expect(await renderPages(everyPage)).toEqual(here);
});

test('the pages of a shard are those of a whole build', async () => {
  const generated =
    (shard: Shard) =>
    ({ listPages }: Entry) =>
      selectShard(
        listPages([createManyLandings(4)]).filter(({ effort }) => effort === 'quick'),
        shard,
      );
  const whole = await renderPages(generated(WHOLE));
  // The first one begins as the whole build does, so only another one can differ.
  const second = await renderPages(generated({ index: 2, count: 2 }));
  expect(second).toHaveLength(whole.length / 2);
  expect(second).toEqual(whole.slice(second.length));
});

/** Renders pages by modules that have rendered nothing else. */
async function renderPages(choose: (entry: Entry) => ReturnType<Entry['listPages']>) {
  const entry = await loadEntry();
  return choose(entry).map(
    ({ file, make }) => file + Object.values(entry.renderDocument(make())).join(),
  );
}

function loadEntry(): Promise<Entry> {
  vi.resetModules();
  return import('./server-entry.ts');
}

/** The key of every page by its file. */
async function listKeys(): Promise<ReadonlyMap<string, string>> {
  const { listPages, formatPageKey } = await loadEntry();
  return new Map(
    listPages([createManyLandings(2)]).map(({ file, make }) => [file, formatPageKey(make())]),
  );
}

/** Puts other landings in the place of those in the files. */
function changeLandings(change: (landings: unknown) => unknown): void {
  vi.doMock('../../landings/bundled-files.ts', async (original) => {
    const { landingFiles } = await original<typeof import('../../landings/bundled-files.ts')>();
    const byName = Object.entries(landingFiles).map(([file, landing]) => [
      file.slice(2, -5),
      landing,
    ]);
    return { landingFiles: change(Object.fromEntries(byName)) };
  });
}

/** A copy in which the text at a place says more, or a scene is another one. */
function changeAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value === 'swing' ? 'chart' : `${value}!`;
  if (Array.isArray(value))
    return value.map((part, at) => (at === Number(key) ? changeAt(part, rest) : part));
  if (!isRecord(value)) throw new Error(`There is no ${key} in ${value}.`);
  return { ...value, [key]: changeAt(value[key], rest) };
}

/** A copy of landings whose texts end with their place, so that it stands wherever a page shows one. */
function markTexts(value: unknown, place: readonly (string | number)[] = []): unknown {
  if (Array.isArray(value)) return value.map((part, at) => markTexts(part, [...place, at]));
  if (!isRecord(value) || place[1] === 'path') return value;
  return typeof value.en === 'string'
    ? mapValues(value, (text) => `${text}⟦${place.join('.')}⟧`)
    : mapValues(value, (part, key) => markTexts(part, [...place, key]));
}

function findMarks(html: string): string[] {
  return [...html.matchAll(/⟦([\w.-]+)⟧/g)].map(([, id = '']) => id);
}
