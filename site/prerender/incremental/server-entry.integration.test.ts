import { beforeEach, expect, test, vi } from 'vitest';
import { itemsOfShard, type Shard, WHOLE } from '../../../lib/shard.ts';
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
  };
});

test('a page records every message that it shows, and none that there is not', async () => {
  vi.doMock(import('../../i18n/messages/index.ts'), async (original) => {
    const { messages, ...others } = await original();
    return { ...others, messages: { en: markTexts(messages.en), de: markTexts(messages.de) } };
  });
  const { listPages, recordTexts, renderDocument, findText } = await loadEntry();
  const pages = listPages([createManyLandings(2)]).filter(({ file }) => !file.startsWith('en/'));
  const missed = pages.flatMap(({ file, make }) => {
    const { value, texts } = recordTexts(() => renderDocument(make()));
    expect([...texts].filter((text) => findText(text) === undefined)).toEqual([]);
    const read = new Set([...texts].map((text) => text.split(' ')[1]));
    const shown = [...`${value.head}${value.body}`.matchAll(MARK)].map(([, id]) => id);
    expect(shown).not.toEqual([]);
    return shown.filter((id) => !read.has(id)).map((id) => `${file} ${id}`);
  });
  expect(missed).toEqual([]);
});

test('no page reads the clock, the time zone, the environment or chance, which no store could know', async () => {
  const everyPage = ({ listPages }: Entry) => listPages([createManyLandings(1)]);
  const here = await renderPages(everyPage);
  for (const name of Object.keys(process.env)) vi.stubEnv(name, undefined);
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
      itemsOfShard(
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

/** Messages that end with their id, so that it stands wherever a page shows one. */
function markTexts<Messages extends object>(messages: Messages): Messages {
  const texts = Object.entries(messages).map(([id, text]) => [id, `${text}⟦${id}⟧`]);
  return Object.fromEntries(texts) as Messages;
}

const MARK = /⟦([\w.]+)⟧/g;
