import type { Brand } from '../../tokens/index.ts';
import type { Locale, Localized } from '../i18n/locales.ts';
import { createInitialInformationPdf } from './initial-information-pdf.ts';
import { createReportPdf } from './report-pdf.ts';

/** Every PDF of a brand in every language. */
export async function createPdfs(brand: Brand) {
  return {
    report: await inAllLanguages((locale) => createReportPdf(brand, locale)),
    initialInformation: await inAllLanguages((locale) =>
      createInitialInformationPdf(brand, locale),
    ),
  };
}

async function inAllLanguages(
  create: (locale: Locale) => Promise<Buffer>,
): Promise<Localized<Buffer>> {
  const [en, de] = await Promise.all([create('en'), create('de')]);
  return { en, de };
}
