import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { legalFields } from '../content/brands/legal.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import { documents } from '../content/documents/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { getTextLookup } from '../provider/page-texts.ts';
import { addText, finishPdf } from './pdf.ts';
import { startSheet } from './start-sheet.ts';

/**
 * The initial information of an insurance intermediary as a file that a client can keep: § 15 VersVermV
 * asks for text form. The same content gives the same bytes.
 */
export async function createInitialInformationPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const t = getTextLookup(brand, locale);
  const { asOf, sections } = documents.initialInformation;
  const facts = listDocumentFacts(legalFields[brand], locale);
  const title = t('document.initialInformation.title');
  const lead = t('document.initialInformation.description');
  const sheet = await startSheet(brand, locale, { title, lead, day: asOf });
  for (const [at, { paragraphs, link }] of sections.entries()) {
    // The section with the link to this file.
    if (typeof link?.href === 'object') continue;
    addText(sheet, 'heading', t(`document.initialInformation.${at}.heading`));
    for (const line of paragraphs[locale].keys()) {
      addText(sheet, 'body', t(`document.initialInformation.${at}.${line}`, facts));
    }
    if (link) addText(sheet, 'body', link.href);
  }
  return finishPdf(sheet, `${brands[brand].name} · ${title}`);
}
