import { createSceneSvg } from '../../design-system/vite/scene-files.ts';
import { sha256 } from '../../lib/sha256.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { legalFields } from '../content/brands/legal.ts';
import { claims } from '../content/claims/claims.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import { documents } from '../content/documents/index.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import { formatDemoNotice } from '../provider/describe-demo.ts';
import { getIntl, getPageTexts } from '../provider/page-texts.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import { addCover, addTable, addText, COVER, finishPdf, openPdf, type Pdf } from './pdf.ts';
import { createReport, REPORT_CLAIMS } from './report.ts';

/** Every PDF of a brand in every language. */
export async function createPdfs(brand: Brand) {
  return {
    /** Named by the hash of its content. */
    report: await inAllLanguages(async (locale) => {
      const pdf = await createReportPdf(brand, locale);
      return { path: `/${sha256(pdf).slice(0, 16)}.pdf`, pdf };
    }),
    /** Named like its page, but beside no page: Chrome shows no PDF that has the policy of pages. */
    initialInformation: await inAllLanguages(async (locale) => ({
      path: `/${documents.initialInformation.path[locale].split('/').at(-1)}.pdf`,
      pdf: await createInitialInformationPdf(brand, locale),
    })),
  };
}

async function inAllLanguages<File>(create: (locale: Locale) => Promise<File>) {
  const files = LOCALES.map(async (locale) => [locale, await create(locale)] as const);
  return Object.fromEntries(await Promise.all(files)) as Localized<File>;
}

/** The performance report of a brand as a tagged PDF. The same content gives the same bytes. */
export async function createReportPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const intl = getIntl(brand, locale);
  const { title, lead, sections } = createReport(intl);
  const sheet = await startSheet(brand, locale, { title, lead, day: findLatestDay() });
  for (const { heading, portfolios, paragraphs, table } of sections) {
    addText(sheet, 'heading', heading);
    if (portfolios) addText(sheet, 'body', portfolios);
    for (const paragraph of paragraphs) addText(sheet, 'body', paragraph);
    addTable(sheet, table);
  }
  addText(sheet, 'heading', intl.formatMessage({ id: 'sources.label' }));
  for (const { statements, source } of createSourceNotes(REPORT_CLAIMS, brands[brand], intl)) {
    addText(sheet, 'small', [source, ...statements.map(({ text }) => text)].join(' '));
  }
  addText(
    sheet,
    'small',
    intl.formatMessage(
      { id: 'frame.footer.product' },
      listDocumentFacts(legalFields[brand], locale),
    ),
  );
  addText(sheet, 'small', intl.formatMessage({ id: 'frame.footer.risk' }));
  return finishPdf(sheet, `${brands[brand].name} · ${title}`);
}

/** The date of the report: the latest day of its figures, not the day of the build. */
function findLatestDay(): string {
  const days = REPORT_CLAIMS.map((id) => claims[id].asOf);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/**
 * The initial information of an insurance intermediary as a file that a client can keep: § 15 VersVermV
 * asks for text form. The same content gives the same bytes.
 */
export async function createInitialInformationPdf(brand: Brand, locale: Locale): Promise<Buffer> {
  const { say } = getPageTexts(brand, locale);
  const { title, description, asOf, sections } = documents.initialInformation;
  const facts = listDocumentFacts(legalFields[brand], locale);
  const head = { title: say(title), lead: say(description), day: asOf };
  const sheet = await startSheet(brand, locale, head);
  for (const { heading, paragraphs, link } of sections) {
    // The section with the link to this file.
    if (typeof link?.href === 'object') continue;
    addText(sheet, 'heading', say(heading));
    for (const paragraph of paragraphs[locale]) addText(sheet, 'body', say(paragraph, facts));
    if (link) addText(sheet, 'body', link.href);
  }
  return finishPdf(sheet, `${brands[brand].name} · ${head.title}`);
}

interface SheetHead {
  title: string;
  lead: string;
  /** `YYYY-MM-DD`, of the content. */
  day: string;
}

/** Of the drawing `horizon`, from the sun down to whoever looks at it, in the proportions of a cover. */
const PANORAMA = [-530, 320, 2920, 412] as const;

/** Opens a PDF of a brand: its drawing, the title, the lead, and the notice of a demo. */
async function startSheet(brand: Brand, locale: Locale, head: SheetHead): Promise<Pdf> {
  const { title, lead, day } = head;
  const { name, status } = brands[brand];
  const { color } = brandTokens[brand];
  const facts = { locale, title: `${title} – ${name}`, author: name, subject: lead, day, color };
  const sheet = await openPdf(facts);
  await addCover(sheet, createSceneSvg('horizon', brand, { cut: { ...COVER, view: PANORAMA } }));
  addText(sheet, 'title', title);
  addText(sheet, 'lead', lead);
  if (status === 'demo') addText(sheet, 'body', formatDemoNotice(getIntl(brand, locale)));
  return sheet;
}
