import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { legalFields } from '../content/brands/legal.ts';
import { getClaim } from '../content/claims/claims.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import type { Locale } from '../i18n/locales.ts';
import { getTextLookup } from '../provider/page-texts.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import { addTable, addText, finishPdf } from './pdf.ts';
import { createReport, REPORT_CLAIMS } from './report.ts';
import { startSheet } from './start-sheet.ts';

/** The performance report of a brand as a tagged PDF. The same content gives the same bytes. */
export async function createReportPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const t = getTextLookup(brand, locale);
  const { title, lead, sections } = createReport(t);
  const sheet = await startSheet(brand, locale, { title, lead, day: findLatestDay() });
  for (const { heading, paragraphs, table } of sections) {
    addText(sheet, 'heading', heading);
    for (const paragraph of paragraphs) addText(sheet, 'body', paragraph);
    addTable(sheet, table);
  }
  addText(sheet, 'heading', t('sources.label'));
  const site = { brand: brands[brand], locale, t };
  for (const { statements, source } of createSourceNotes(REPORT_CLAIMS, site)) {
    addText(sheet, 'small', [source, ...statements.map(({ text }) => text)].join(' '));
  }
  addText(sheet, 'small', t('frame.footer.product', listDocumentFacts(legalFields[brand], locale)));
  addText(sheet, 'small', t('frame.footer.risk'));
  return finishPdf(sheet, `${brands[brand].name} · ${title}`);
}

/** The date of the report: the latest day of its figures, not the day of the build. */
function findLatestDay(): string {
  const days = REPORT_CLAIMS.map((id) => getClaim(id).asOf);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
