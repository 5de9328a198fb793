import { describe } from 'vitest';
import { documents } from '../../site/content/documents/index.ts';
import { faq } from '../../site/content/faq.ts';
import { listTextsIn } from '../../site/i18n/list-texts-in.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { home, landings } from '../../site/landings/index.ts';
import { test, waitUntilHydrated } from './support/visit.ts';

const QUOTED = /[„“]([^„“”]+)[“”]/g;
const NAMED = /\b(?:under|unter|see|siehe) [„“]([^„“”]+)[“”]/gi;

describe.each(LOCALES)('what texts name in quotation marks, in %s,', (locale) => {
  const find = (texts: object, pattern: RegExp) =>
    listTextsIn(texts, locale).flatMap(([, text]) =>
      [...text.matchAll(pattern)].map(([, name = '']) => toPlain(name)),
    );

  test('is a part of the comparison where an answer says so', async ({ visit, expect }) => {
    const named = find(faq, QUOTED);
    expect(named).not.toEqual([]);
    const { page } = await visit(home.path[locale]);
    await waitUntilHydrated(page);
    const parts = page.locator('#comparison :is(h2, h3, h4, legend, label, summary, button, a)');
    const names = (await parts.allTextContents()).map(toPlain);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('is a place of the site where a text leads there', ({ expect }) => {
    const texts = Object.values(messages[locale]).map(toPlain);
    const said = Object.values(messages[locale]).flatMap((text) =>
      [...text.matchAll(NAMED)].map(([, name = '']) => toPlain(name)),
    );
    const named = [...find({ documents, landings }, NAMED), ...said];
    expect(named.filter((name) => !texts.includes(name))).toEqual([]);
  });
});

/** Without soft hyphens and bound spaces, which only set the words. */
function toPlain(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}
