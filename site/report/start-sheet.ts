import { createSceneSvg } from '../../design-system/vite/scene-files.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { getTextLookup } from '../provider/page-texts.ts';
import { addCover, addText, openPdf, type Pdf } from './pdf.ts';

interface SheetHead {
  title: string;
  lead: string;
  /** `YYYY-MM-DD`, of the content. */
  day: string;
}

/** Opens a PDF of a brand: its drawing, the title, the lead, and the notice of a demo. */
export async function startSheet(brand: Brand, locale: Locale, head: SheetHead): Promise<Pdf> {
  const { title, lead, day } = head;
  const { name, status } = brands[brand];
  const { color } = brandTokens[brand];
  const facts = { locale, title: `${title} – ${name}`, author: name, subject: lead, day, color };
  const sheet = await openPdf(facts);
  await addCover(sheet, createSceneSvg('horizon', brand));
  addText(sheet, 'title', title);
  addText(sheet, 'lead', lead);
  if (status === 'demo') {
    const t = getTextLookup(brand, locale);
    addText(sheet, 'body', `${t('frame.demo.label')}: ${t('frame.demo.text')}`);
  }
  return sheet;
}
