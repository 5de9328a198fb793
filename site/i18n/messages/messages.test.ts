import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { documents } from '../../content/documents/index.ts';
import { faq } from '../../content/faq.ts';
import { listTextsIn } from '../list-texts-in.ts';
import { LOCALES } from '../locales.ts';
import { findWordingProblems, givesGender, speaksOfDemo } from '../wording.ts';
import { messages } from './index.ts';

const IDS = keysOf(messages.en);

describe.each(LOCALES)('messages in %s', (locale) => {
  const texts = messages[locale];
  const idsWhere = (wrong: (text: string, id: string) => boolean) =>
    IDS.filter((id) => wrong(texts[id], id));

  test('are not empty and parse as ICU messages', () => {
    expect(idsWhere((text) => text.trim() === '' || !parses(text))).toEqual([]);
  });

  test('are sorted by id, with the same ids as in every language', () => {
    expect(Object.keys(texts)).toEqual(IDS.toSorted());
  });

  test('are set with care', () => {
    const faults = IDS.flatMap((id) =>
      findWordingProblems(texts[id], locale).map(({ problem }) => `${id} ${problem}`),
    );
    expect(faults).toEqual([]);
  });

  test('speak of a demo only in the notice and the stand-ins', () => {
    const allowed = /^(frame\.demo|standIn)\./;
    expect(idsWhere((text, id) => speaksOfDemo(text) && !allowed.test(id))).toEqual([]);
  });
});

test('no German text gives the product or the brand a gender', () => {
  const texts = [...Object.entries(messages.de), ...listTextsIn({ faq, documents }, 'de')];
  expect(texts.filter(([, text]) => givesGender(text))).toEqual([]);
});

test('every message is used', () => {
  const used = usedIds();
  expect(IDS.filter((id) => !used.some((pattern) => pattern.test(id)))).toEqual([]);
});

function parses(text: string): boolean {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * Patterns of the ids that the site's code writes down: whole ones in quotes, templates such as
 * `personas.${key}.title`, which stand for one word in each gap.
 */
function usedIds(): RegExp[] {
  const site = join(import.meta.dirname, '../..');
  const written = globSync('{**/*.{ts,tsx},landings/*.json}', { cwd: site })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(site, file), 'utf8'))
    .flatMap((source) => source.match(ID) ?? []);
  return [...new Set(written)].map(
    (id) => new RegExp(`^${id.slice(1, -1).replaceAll('.', '\\.').replaceAll(GAP, '\\w+')}$`),
  );
}

const ID = /(['"`])[a-zA-Z]\w*(\.(\w|\$\{\w+\})+)+\1/g;
const GAP = /\$\{\w+\}/g;
