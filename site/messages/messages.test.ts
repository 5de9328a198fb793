import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../../design-system/keys-of.ts';
import { documentTexts } from '../content/documents/index.ts';
import { faqTexts } from '../content/faq.ts';
import { LOCALES } from '../locales.ts';
import { messages } from './index.ts';

const IDS = keysOf(messages.en);

/** Strings that the specification gives word for word. */
const VERBATIM = 'comparison.calculator.error.';

/** Straight quotes, hyphens for dashes, stray spaces, and signs that could part from their number. */
const MISTYPED = {
  en: /["'„]| - | {2}|^ | $| [€%](?!\w)/,
  de: /["'”]| - | {2}|^ | $| [€%](?!\w)|§ \d/,
};

test.each(LOCALES)('the typography of %s is in order', (locale) => {
  const ours = IDS.filter((id) => !id.startsWith(VERBATIM));
  expect(ours.filter((id) => MISTYPED[locale].test(messages[locale][id]))).toEqual([]);
});

test.each(LOCALES)('only the notice and the stand-ins in %s speak of a demo', (locale) => {
  const ours = IDS.filter((id) => !/^(frame\.demo|standIn)\./.test(id));
  const spoken = /demo|invented|erfunden|to be confirmed|zu bestätigen/i;
  expect(ours.filter((id) => spoken.test(messages[locale][id]))).toEqual([]);
});

test('no German text gives the product or the brand a gender', () => {
  const texts = { ...messages.de, ...faqTexts('de'), ...documentTexts('de') };
  const gendered =
    /\b(der|die|das|den|dem|des|(ein|kein|unser|dein)(e[mnrs]?)?) \{(product|brand)\}/i;
  expect(Object.entries(texts).filter(([, text]) => gendered.test(text))).toEqual([]);
});

test('every message is used', () => {
  const used = usedIds();
  expect(IDS.filter((id) => !used.some((pattern) => pattern.test(id)))).toEqual([]);
});

/**
 * Patterns of the ids that the site's code writes down: whole ones in quotes, templates such as
 * `personas.${key}.title`, which stand for one word in each gap, and the three of each `SectionHead`.
 */
function usedIds(): RegExp[] {
  const site = join(import.meta.dirname, '..');
  const written = globSync('**/*.{ts,tsx}', { cwd: site })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(site, file), 'utf8').replaceAll(SECTION_HEAD, HEAD_IDS))
    .flatMap((source) => source.match(ID) ?? []);
  return [...new Set(written)].map(
    (id) => new RegExp(`^${id.slice(1, -1).replaceAll('.', '\\.').replaceAll(GAP, '\\w+')}$`),
  );
}

const ID = /(['"`])[a-zA-Z]\w*(\.(\w|\$\{\w+\})+)+\1/g;
const SECTION_HEAD = /<SectionHead of="(\w+)" \/>/g;
const HEAD_IDS = "'$1.eyebrow' '$1.title' '$1.lead'";
const GAP = /\$\{\w+\}/g;
