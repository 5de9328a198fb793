import { beforeEach, expect, test, vi } from 'vitest';
import { manyLandings } from '../../../tools/library/many-landings.ts';
import { BRAND } from '../../../tools/project/brand.ts';

beforeEach(() => {
  vi.stubEnv('BRAND', BRAND);
  vi.doMock(import('../../i18n/messages/index.ts'), async (original) => {
    const { messages, ...others } = await original();
    return { ...others, messages: { en: marked(messages.en), de: marked(messages.de) } };
  });
  return () => vi.unstubAllEnvs();
});

test('a page records every message that it shows, and none that there is not', async () => {
  const { listPages, recordTexts, renderDocument, findText } = await import('./server-entry.ts');
  const pages = listPages([manyLandings(2)]).filter(({ file }) => !file.startsWith('en/'));
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

/** Messages that end with their id, so that it stands wherever a page shows one. */
function marked<Messages extends object>(messages: Messages): Messages {
  const texts = Object.entries(messages).map(([id, text]) => [id, `${text}⟦${id}⟧`]);
  return Object.fromEntries(texts) as Messages;
}

const MARK = /⟦([\w.]+)⟧/g;
