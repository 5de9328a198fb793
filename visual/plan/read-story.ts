import type { Locale } from '../../site/i18n/locales.ts';
import type { Brand } from '../../tokens/index.ts';
import type { PictureParameters } from './modes.ts';

/** What a story itself says about its pictures. */
export interface StoryFacts {
  parameters: PictureParameters;
  /** Pinned globals: a story about one language, brand or width is captured in no other. */
  pinned: { locale?: Locale; brand?: Brand; width?: number };
  /** Whether it has closed disclosures, besides those of a footer, which every page has. */
  isFolded: boolean;
}

/** Runs in the page: reads the current story. */
export function readStory(): StoryFacts {
  const { parameters = {}, storyGlobals = {} } =
    globalThis.__STORYBOOK_PREVIEW__.currentRender?.story ?? {};
  const { locale, brand, viewport } = storyGlobals;
  const width = parameters.viewport?.options?.[viewport?.value ?? '']?.styles?.width;
  return {
    parameters: parameters.pictures ?? {},
    pinned: {
      ...(locale && { locale }),
      ...(brand && { brand }),
      ...(width && { width: Number.parseInt(width, 10) }),
    },
    isFolded: document.querySelector('details:not([open]):not(footer *)') !== null,
  };
}

/**
 * Runs in the page: whether the current story is the same in another language. The next story is shown
 * in its first language again; this one stays as it is, because showing it once more takes as long.
 */
export async function isSameIn(languages: {
  others: readonly Locale[];
  own: Locale;
}): Promise<boolean> {
  const { channel, storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
  const before = { markup: readMarkup(), text: document.body.textContent };
  const after = new Set<string>();
  let hasOtherWords = false;
  for (const other of languages.others) {
    if (hasOtherWords) break;
    await switchTo(other);
    after.add(readMarkup());
    hasOtherWords = document.body.textContent !== before.text;
  }
  if (hasOtherWords || isOnly(before.markup)) {
    storyStoreValue?.userGlobals.update({ locale: languages.own });
    return !hasOtherWords;
  }
  await switchTo(languages.own);
  // Traces of a click in the play function, as a ripple, vanish between the first reading and these.
  return isOnly(readMarkup());

  function isOnly(markup: string): boolean {
    return after.size === 1 && after.has(markup);
  }

  /** As the toolbar does. */
  async function switchTo(locale: Locale): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    channel.on('storyRendered', resolve);
    channel.emit('updateGlobals', { globals: { locale } });
    await promise;
    channel.off('storyRendered', resolve);
    await new Promise(requestAnimationFrame);
  }

  /** The page's HTML, with ids that do not depend on the stories shown before. */
  function readMarkup(): string {
    const parts = [...document.body.children].filter(
      (part) => !part.matches('.sb-wrapper, script'),
    );
    const ids: string[] = [];
    return parts
      .map(({ outerHTML }) => outerHTML)
      .join('')
      .replaceAll(/_r_[0-9a-z]+_/g, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `id-${ids.indexOf(id)}`;
      });
  }
}
