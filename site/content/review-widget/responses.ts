import { readFileSync } from 'node:fs';
import type { Brand } from '../../../tokens/index.ts';
import type { Localized } from '../../i18n/locales.ts';

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
  fernblick: onEveryDevice({ en: saved('fernblick.en.html'), de: saved('fernblick.de.html') }),
  'fernblick-wohnen': onEveryDevice({
    en: saved('fernblick-wohnen.en.html'),
    de: saved('fernblick-wohnen.de.html'),
  }),
};

function onEveryDevice(response: Localized<WidgetResponse>) {
  return { desktop: response, mobile: response };
}

function saved(file: string): WidgetResponse {
  const message = readFileSync(new URL(file, import.meta.url), 'utf8');
  return { code: 200, type: 'success', message };
}
