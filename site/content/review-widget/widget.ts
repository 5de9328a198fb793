import { readFileSync } from 'node:fs';
import { createRecord, keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import type { BrandContent } from '../brands/schema.ts';

/** The settings of the review service for a brand's widget in a language. */
export function getWidgetSettings(brand: BrandContent, language: Locale) {
  return {
    uuid: brand.reviewWidget,
    /** The service's number for a wall of reviews. */
    template: 16,
    /** Numbers of stars; all of them, so that no opinion is left out. */
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

/**
 * The answers by brand and device, saved beside this file: a page asks no third party. The service
 * answers for each device; a prerendered page knows neither and shows one set of cards.
 */
export const responses = createRecord(keysOf(brands), (brand) => {
  // A new brand shows the reviews of another until it has a widget of its own.
  const owner = keysOf(brands).find(
    (name) => brands[name].reviewWidget === brands[brand].reviewWidget,
  );
  const response = createRecord(LOCALES, (locale) => readSaved(`${owner}.${locale}.html`));
  return { desktop: response, mobile: response };
});

function readSaved(file: string): WidgetResponse {
  const message = readFileSync(new URL(file, import.meta.url), 'utf8');
  return { code: 200, type: 'success', message };
}
