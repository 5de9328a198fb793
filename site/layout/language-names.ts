import type { Localized } from '../i18n/locales.ts';

/** Every language by its own name, so that those who need it can read it. */
export const LANGUAGE_NAMES: Localized = { en: 'English', de: 'Deutsch' };
