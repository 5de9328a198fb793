import { type HTMLElement, NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { getSectionAnchor } from '../../site/config/anchors.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { home, listLandings } from '../../site/landings/index.ts';
import { fetchPage } from './support/fetch-page.ts';

/** A persona's page is written for its reader: more than half of it stands on no home page. */
const OWN_SHARE = 0.5;

/** Shorter ones are labels and figures. */
const FEWEST_WORDS = 4;

describe.each(LOCALES)('in %s', (locale) => {
  test.each(listLandings('personas'))(
    'more than half of the page for $name is its own',
    async ({ name, path }) => {
      const ofHome = new Set(await sentencesOf(home.path[locale], locale));
      const all = await sentencesOf(path[locale], locale);
      const own = all.filter((sentence) => !ofHome.has(sentence));
      const share = wordsIn(own) / wordsIn(all);
      console.log(
        `${locale} ${name}: ${wordsIn(own)} of ${wordsIn(all)} words are its own, ${Math.round(100 * share)} %`,
      );
      expect(share).toBeGreaterThan(OWN_SHARE);
    },
  );
});

/**
 * Every sentence between header and footer, also in panels that are closed. The comparison is left
 * out: it is the same tool on every page, opened with the figures of the page's reader.
 */
async function sentencesOf(path: string, locale: Locale): Promise<string[]> {
  const main = (await fetchPage(path)).querySelector('main');
  if (!main) throw new Error(`${path} has no <main>.`);
  main.querySelector(`#${getSectionAnchor('comparison')}`)?.remove();
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return textsOf(main)
    .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsIn([sentence]) >= FEWEST_WORDS);
}

/** The texts of the innermost elements that are not part of a line of text. */
function textsOf(element: HTMLElement): string[] {
  const texts: string[] = [''];
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE || isInline(node.rawTagName)) {
      texts.push(`${texts.pop()}${node.text}`);
    } else if (!UNREAD.test(node.rawTagName)) {
      texts.push(...textsOf(node as HTMLElement), '');
    }
  }
  return texts
    .map((text) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function isInline(tag: string): boolean {
  return /^(a|b|i|em|strong|small|abbr|sup|sub|br|wbr)$/i.test(tag);
}

const UNREAD = /^(script|style|svg)$/i;

function wordsIn(sentences: readonly string[]): number {
  return sentences.flatMap((sentence) => sentence.split(' ')).length;
}
