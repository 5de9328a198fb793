import { sceneSvg } from '../../design-system/vite/scene-files.tsx';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { claim } from '../content/claims/claims.ts';
import type { Locale } from '../i18n/locales.ts';
import { sourceNotes } from '../provider/source-notes.ts';
import { textFor } from '../provider/text-for.ts';
import { performanceReport, REPORT_CLAIMS } from './report.ts';
import { addCover, addTable, addText, finishSheet, openSheet } from './sheet.ts';

/** The performance report of a brand as a tagged PDF. The same content gives the same bytes. */
export async function reportPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const t = textFor(brand, locale);
  const { name, status } = brands[brand];
  const { title, lead, sections } = performanceReport(t);
  const sheet = await openSheet({
    locale,
    title: `${title} – ${name}`,
    author: name,
    subject: lead,
    day: latestDay(),
    color: brandTokens[brand].color,
  });
  await addCover(sheet, sceneSvg('horizon', brand));
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
  for (const { text, source } of sourceNotes(REPORT_CLAIMS, site)) {
    addText(sheet, 'small', `${text} ${source}`);
  }
  addText(sheet, 'small', t('frame.footer.risk'));
  return finishSheet(sheet, `${name} · ${title}`);
}

/** The date of the report: the latest day of its figures, not the day of the build. */
function latestDay(): string {
  const days = REPORT_CLAIMS.map((id) => claim(id).asOf);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
