import { getDocumentProxy } from 'unpdf';
import { describe, expect, inject, test } from 'vitest';
import { sha256 } from '../../lib/sha256.ts';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { removeSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { createReport } from '../../site/report/report.ts';
import { REPORT_PATHS } from '../../site/report/report-paths.ts';
import { fetchPage } from './support/fetch-page.ts';

const brand = readBrand();

describe.each(LOCALES)('the performance report in %s', async (locale) => {
  const page = await fetchPage(REPORT_PATHS[locale]);
  const link = page.querySelector('a[href$=".pdf"]');
  const path = link?.getAttribute('href') ?? '';
  const response = await fetch(inject('site') + path);
  const bytes = await response.bytes();
  const pdf = await getDocumentProxy(bytes.slice());
  const { title, sections } = createReport(getIntl(brand, locale));

  test('is a PDF file that search engines leave out', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('is named by the hash of its content', () => {
    expect(path).toBe(`/${sha256(bytes).slice(0, 16)}.pdf`);
  });

  test('is linked with its type and size, to be saved', () => {
    expect(link?.text).toContain(`(PDF,\u00a0${Math.ceil(bytes.length / 1000)}\u00a0kB)`);
    expect(link?.hasAttribute('download')).toBe(true);
  });

  test('has a title, a language, an outline and tags', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: `${removeSoftHyphens(title)} – ${brands[brand].name}`,
      Language: locale,
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = (await pdf.getOutline()).map((item) => item.title);
    expect(outline).toEqual(
      expect.arrayContaining(sections.map(({ heading }) => removeSoftHyphens(heading))),
    );
    const tags = roles(await (await pdf.getPage(1)).getStructTree());
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(sections.length);
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H2', 'P', 'TR', 'TH', 'TD']));
  });

  test('has the figures of its page', async () => {
    const figures = page
      .querySelectorAll('main td')
      .map((cell) => cell.querySelector('b')?.textContent.trim());
    expect(figures.length).toBeGreaterThan(20);
    expect(figures).toEqual(
      sections.flatMap(({ table }) =>
        table.rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
      ),
    );
    const text = await textOf(pdf);
    expect(figures.filter((figure) => !text.includes(spaced(figure ?? '')))).toEqual([]);
  });

  test('is linked from the section about performance, in both forms', async () => {
    const page = await fetchPage(home.path[locale]);
    const links = page
      .querySelectorAll('#performance a[href^="/"]')
      .map((one) => one.getAttribute('href'));
    const [first, second] = [REPORT_PATHS[locale], path];
    expect(links).toEqual(locale === 'de' ? [second, first] : [first, second]);
  });
});

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The roles in a tree of tags, from top to bottom. */
function roles(tree: unknown): string[] {
  const { role, children = [] } = tree as { role?: string; children?: unknown[] };
  return role ? [role, ...children.flatMap(roles)] : [];
}

async function textOf(pdf: Pdf): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return spaced((await Promise.all(pages)).join(' '));
}

/** With plain spaces only. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
