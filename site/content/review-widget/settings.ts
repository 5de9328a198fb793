import type { Locale } from '../../i18n/locales.ts';
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
export function widgetSettings(brand: BrandContent, language: Locale): WidgetSettings {
  return {
    uuid: brand.reviewWidget,
    template: 16,
    ratings: [5, 4, 3, 2, 1],
    language,
    theme: 'light',
  };
}
