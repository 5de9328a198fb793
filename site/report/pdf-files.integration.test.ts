import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { createInitialInformationPdf, createReportPdf } from './pdf-files.ts';

const PDFS = [createReportPdf, createInitialInformationPdf].flatMap((create) =>
  keysOf(brandTokens).flatMap((brand) => LOCALES.map((locale) => ({ create, brand, locale }))),
);

test.each(PDFS)(
  '$create.name of $brand in $locale is one sheet without soft hyphens',
  async (pdf) => {
    const bytes = await pdf.create(pdf.brand, pdf.locale);
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect(document.numPages).toBe(1);
    const { info } = await document.getMetadata();
    const { items } = await (await document.getPage(1)).getTextContent();
    const words = JSON.stringify([info, await document.getOutline(), items]);
    expect(words).not.toContain('\u00ad');
  },
);

test('the same report is the same file, so that its address stays', async () => {
  const [first, second] = await Promise.all([
    createReportPdf('fernblick', 'de'),
    createReportPdf('fernblick', 'de'),
  ]);
  expect(first.equals(second)).toBe(true);
});
