import type { Locale } from '../../site/i18n/locales.ts';
import '../capture/preview.ts';

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
