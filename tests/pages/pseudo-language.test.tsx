import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { PSEUDO_LANGUAGE } from '../../site/i18n/pseudo-language.ts';
import { getLanding, home, LANDING_NAMES, type LandingName } from '../../site/landings/index.ts';
import { LandingView } from '../../site/layout/LandingView.tsx';
import { getPseudoTexts } from '../../site/provider/page-texts.ts';
import { SiteProvider } from '../../site/provider/SiteProvider.tsx';
import { listOtherTexts } from './support/not-from-messages.ts';
import { test, type Visit } from './support/visit.ts';

const brand = readBrand();

describe.each(LANDING_NAMES)('the landing %s in the pseudo-language', (name) => {
  const body = bodyOf(name);

  test('says everything in messages', () => {
    expect(untranslated(parse(body, { blockTextElements: { script: true } }))).toEqual([]);
  });

  test.for([360, 1264])('has room for every text at %i px', async (width, { visit }) => {
    const { page } = await visit(getLanding(name).path.en, {
      width,
      javaScript: false,
      writable: true,
    });
    await show(page, body);
    expect(await cutTexts(page)).toEqual([]);
  });
});

test('notices text that is not a message, and text that has no room', async ({ visit }) => {
  expect(untranslated(parse('<p aria-label="Plain">[Ťĥĩš]</p>'))).toEqual(['Plain']);
  const { page } = await visit(home.path.en, { javaScript: false, writable: true });
  await show(
    page,
    '<style>div{inline-size:4em;line-height:1;white-space:nowrap}p{margin:0}</style>' +
      '<div>too wide for its block</div>' +
      '<div style="block-size:1em;overflow:hidden"><p>first</p><p>below</p></div>' +
      '<div style="overflow:auto">can be scrolled</div>',
  );
  const cut = await cutTexts(page);
  expect(cut.map((text) => text.split(' (')[0])).toEqual(['too wide for its block', 'below']);
});

/** A landing's HTML with its styles. */
function bodyOf(name: LandingName): string {
  return renderToStaticMarkup(
    <SiteProvider {...getPseudoTexts(brand)}>
      <GlobalStyle />
      <LandingView landing={getLanding(name)} />
    </SiteProvider>,
  );
}

/** Texts, also for screen readers, with plain letters: messages have none in the pseudo-language. */
function untranslated(root: HTMLElement): string[] {
  const allowed = listOtherTexts(brand);
  const texts = root
    .querySelectorAll(':not(script, style)')
    .flatMap((element) => [
      ...element.childNodes
        .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
        .map(({ text }) => text),
      ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ]);
  const rest = texts.map((text) => allowed.reduce((left, one) => left.replaceAll(one, ''), text));
  return [...new Set(rest.filter((text) => /[a-z]/i.test(text)))];
}

const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

/** Puts a landing in the place of a built page, whose fonts it uses, and opens what is folded. */
async function show(page: Visit['page'], body: string): Promise<void> {
  await page.evaluate(
    async ([html, language]) => {
      document.documentElement.lang = language;
      document.body.innerHTML = html;
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      for (const folded of document.querySelectorAll('[popover]'))
        folded.removeAttribute('popover');
      await document.fonts.ready;
    },
    [body, PSEUDO_LANGUAGE] as const,
  );
}

/**
 * Texts that cannot be read in full: those beyond their block, and those that an element around them
 * clips. What scrolls can be read, and what is one pixel wide is meant for screen readers.
 */
function cutTexts(page: Visit['page']): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const options = { opacityProperty: true, visibilityProperty: true };
      // On a phone the name of the brand makes room for the call to action: its sign stays.
      if (parent?.closest('header a[href] > span:has(> svg)')) continue;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility(options)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const by = cutBy(parent, range.getBoundingClientRect());
      if (by) cut.push(`${node.textContent} (${by.outerHTML.slice(0, 80)})`);
    }
    return cut;

    /** The element that keeps a text from being read in full. */
    function cutBy(parent: Element, text: DOMRect): Element | undefined {
      // The box of a text is larger than what is seen of it, above all from top to bottom.
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const [side, end] = [1 + size / 20, 1 + size / 4];
      let isInline = true;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width <= 1) return undefined;
        const isBeyondSides = text.left < box.left - side || text.right > box.right + side;
        const isBeyondEnds = text.top < box.top - end || text.bottom > box.bottom + end;
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        const ownBlock = isInline && display !== 'inline';
        if (isBeyondSides && (ownBlock || overflowX !== 'visible')) return element;
        if (isBeyondEnds && overflowY !== 'visible') return element;
        if (ownBlock) isInline = false;
      }
      return undefined;
    }
  });
}
