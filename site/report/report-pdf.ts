import { createSceneSvg } from '../../design-system/vite/scene-files.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { legalFields } from '../content/brands/legal.ts';
import { getClaim } from '../content/claims/claims.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import type { Locale } from '../i18n/locales.ts';
import { getTextLookup } from '../provider/page-texts.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import { addCover, addTable, addText, finishPdf, openPdf } from './pdf.ts';
import { createReport, REPORT_CLAIMS } from './report.ts';

/** The performance report of a brand as a tagged PDF. The same content gives the same bytes. */
export async function createReportPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const t = getTextLookup(brand, locale);
  const { name, status } = brands[brand];
  const { title, lead, sections } = createReport(t);
  const sheet = await openPdf({
    locale,
    title: `${title} – ${name}`,
    author: name,
    subject: lead,
    day: findLatestDay(),
    color: brandTokens[brand].color,
  });
  await addCover(sheet, createSceneSvg('horizon', brand));
  addText(sheet, 'title', title);
  addText(sheet, 'lead', lead);
  if (status === 'demo')
    addText(sheet, 'body', `${t('frame.demo.label')}: ${t('frame.demo.text')}`);
  for (const { heading, paragraphs, table } of sections) {
    addText(sheet, 'heading', heading);
    for (const paragraph of paragraphs) addText(sheet, 'body', paragraph);
    addTable(sheet, table);
  }
  addText(sheet, 'heading', t('sources.label'));
  const site = { brand: brands[brand], locale, t };
  for (const { text, source } of createSourceNotes(REPORT_CLAIMS, site)) {
    addText(sheet, 'small', `${text} ${source}`);
  }
  addText(sheet, 'small', t('frame.footer.product', listDocumentFacts(legalFields[brand], locale)));
  addText(sheet, 'small', t('frame.footer.risk'));
  return finishPdf(sheet, `${name} · ${title}`);
}

/** The date of the report: the latest day of its figures, not the day of the build. */
function findLatestDay(): string {
  const days = REPORT_CLAIMS.map((id) => getClaim(id).asOf);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
