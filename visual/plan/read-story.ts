import type { Locale } from '../../site/i18n/locales.ts';
import type { Brand } from '../../tokens/index.ts';
import type { PictureParameters } from './modes.ts';

/** A story's picture parameters, and its markup. */
export interface StoryFacts {
  parameters: PictureParameters;
  /** Pinned globals: a story about one language, brand or width is captured in no other. */
  pinned: { locale?: Locale; brand?: Brand; width?: number };
  /** The page's HTML, with ids that do not depend on the stories shown before. */
  markup: string;
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
    markup: markup(),
  };

  function markup(): string {
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

/** Runs in the page: shows the current story in another language, as the toolbar does. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  channel.on('storyRendered', resolve);
  channel.emit('updateGlobals', { globals: { locale } });
  await promise;
  channel.off('storyRendered', resolve);
  await new Promise(requestAnimationFrame);
}
