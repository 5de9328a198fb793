import { readFileSync } from 'node:fs';
import type { Brand } from '../../../tokens/index.ts';
import type { Locale, Localized } from '../../i18n/locales.ts';
import type { BrandContent } from '../brands/schema.ts';

/** Settings of the review service. */
interface WidgetSettings {
  /** The widget of one brand. */
  uuid: string;
  /** The service's number for a wall of reviews. */
  template: 16;
  /** Numbers of stars; all of them, so that no opinion is left out. */
  ratings: readonly number[];
  language: Locale;
  theme: 'light';
}

/** The settings of a brand's widget in a language. */
export function getWidgetSettings(brand: BrandContent, language: Locale): WidgetSettings {
  return {
    uuid: brand.reviewWidget,
    template: 16,
    ratings: [5, 4, 3, 2, 1],
    language,
    theme: 'light',
  };
}

/** An answer of the review service: its reviews are the HTML of a success. */
export interface WidgetResponse {
  /** 200 for a success. */
  code: number;
  type: string;
  message: string;
}

/** The service answers for each; a prerendered page knows neither and shows one set of cards. */
type Device = 'desktop' | 'mobile';

/** The answers by brand and device, saved beside this file: a page asks no third party. */
export const responses: Readonly<Record<Brand, Record<Device, Localized<WidgetResponse>>>> = {
  fernblick: copyToEveryDevice({
    en: readSaved('fernblick.en.html'),
    de: readSaved('fernblick.de.html'),
  }),
  'fernblick-wohnen': copyToEveryDevice({
    en: readSaved('fernblick-wohnen.en.html'),
    de: readSaved('fernblick-wohnen.de.html'),
  }),
};

function copyToEveryDevice(response: Localized<WidgetResponse>) {
  return { desktop: response, mobile: response };
}

function readSaved(file: string): WidgetResponse {
  const message = readFileSync(new URL(file, import.meta.url), 'utf8');
  return { code: 200, type: 'success', message };
}
