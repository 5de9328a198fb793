import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Tokens } from '../../tokens/index.ts';
import { loadTrueType } from '../fonts/true-type.ts';
import type { Locale } from '../i18n/locales.ts';
import { removeSoftHyphens } from '../i18n/soft-hyphens.ts';
import type { ReportTable } from './report.ts';

/** A document in the making: everything is set below what was set before it. */
export interface Pdf {
  document: PDFKit.PDFDocument;
  /** The root of the structure that screen readers follow. */
  root: ReturnType<PDFKit.PDFDocument['struct']>;
  color: Tokens['color'];
}

interface SheetFacts {
  locale: Locale;
  title: string;
  author: string;
  subject: string;
  /** `YYYY-MM-DD`: part of the file, so that the same content gives the same bytes. */
  day: string;
  color: Tokens['color'];
}

/** A4, and what is measured on it, in points of 1/72 inch. */
const PAGE = { width: 595.28, height: 841.89, edge: 48 };
const COLUMN = PAGE.width - 2 * PAGE.edge;
export const COVER = { width: PAGE.width, height: 84 };
const CELL_PADDING = 3.25;
const FIGURE_COLUMN = 96;

/** Rows of a table, without bars and with them. */
const ROW = { plain: 20, drawn: 28 };

/** The bars in it, and what is between them and the rule below. */
const BAR = { height: 5, longest: FIGURE_COLUMN - 12, above: 5 };

/** Pixels of a picture for each point. */
const SHARPNESS = 2.5;

const STYLES = {
  title: { font: 'display', size: 28, tag: 'H1', ink: 'primary', after: 6 },
  heading: { font: 'display', size: 15, tag: 'H2', ink: 'primary', after: 6 },
  lead: { font: 'text', size: 13, tag: 'P', ink: 'secondary', after: 8 },
  body: { font: 'text', size: 10.5, tag: 'P', ink: 'primary', after: 4 },
  small: { font: 'text', size: 8.5, tag: 'P', ink: 'subtle', after: 4 },
} as const;

/** Opens an A4 document that is tagged (PDF/UA) and set in the fonts of the site. */
export async function openPdf(facts: SheetFacts): Promise<Pdf> {
  const { locale, author, subject, day, color } = facts;
  const title = removeSoftHyphens(facts.title);
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.edge,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: new Date(day) },
  });
  document.registerFont('display', await loadTrueType('display', 580));
  document.registerFont('text', await loadTrueType('text', 400));
  document.registerFont('strong', await loadTrueType('text', 600));
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root, color };
}

/** A drawing across the top of the page, as decoration. */
export async function addCover({ document }: Pdf, svg: string): Promise<void> {
  const [width, height] = [COVER.width, COVER.height].map((side) => Math.round(side * SHARPNESS));
  const picture = await sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'cover', position: 'bottom' })
    .png({ palette: true, colours: 64 })
    .toBuffer();
  drawDecoration(document, 'Layout', () => document.image(picture, 0, 0, COVER));
  document.y = COVER.height + 20;
}

/** A heading or a paragraph. Headings also become the outline. */
export function addText({ document, root, color }: Pdf, style: keyof typeof STYLES, text: string) {
  const { font, size, tag, ink, after } = STYLES[style];
  const words = removeSoftHyphens(text);
  if (tag === 'H2') document.y += 8;
  if (tag !== 'P') document.outline.addItem(words);
  document.font(font).fontSize(size).fillColor(color.text[ink]).text(words, PAGE.edge, document.y, {
    structParent: root,
    structType: tag,
    lineGap: 1.5,
  });
  document.y += after;
}

/** Figures with a heading for every row and column; what has a value is drawn below its figure. */
export function addTable(pdf: Pdf, { columns, rows }: ReportTable) {
  const { document, root, color } = pdf;
  const line = {
    borderColor: color.line.soft,
    border: { top: 0, right: 0, bottom: 0.75, left: 0 },
  };
  const header = (scope: 'Row' | 'Column', text: string) => ({ type: 'TH' as const, scope, text });
  document.font('text').fontSize(STYLES.body.size).fillColor(color.text.primary);
  document.y += 4;
  const top = document.y;
  document.table({
    structParent: root,
    maxWidth: COLUMN,
    position: { x: PAGE.edge, y: top },
    defaultStyle: {
      ...line,
      padding: { top: CELL_PADDING, right: 0, bottom: CELL_PADDING, left: 0 },
      align: { x: 'left' },
      textColor: color.text.primary,
    },
    columnStyles: columns.map((_, at) => (at === 0 ? '*' : FIGURE_COLUMN)),
    rowStyles: (at) => ({ height: getRowHeight(rows[at - 1]) }),
    data: [
      columns.map((text) => ({ ...header('Column', text), font: STRONG })),
      ...rows.map(({ header: name, cells }) => [
        header('Row', removeSoftHyphens(name)),
        ...cells.map(({ text }) => ({ text })),
      ]),
    ],
  });
  drawBars(pdf, rows, top + getRowHeight());
  document.y += 4;
}

/** Of a row of a table; without one of its head. */
function getRowHeight(row?: ReportTable['rows'][number]): number {
  return row?.cells.some(({ value }) => value !== undefined) ? ROW.drawn : ROW.plain;
}

/** The bars of a table, from below its head on, at one scale. */
function drawBars({ document, color }: Pdf, rows: ReportTable['rows'], top: number): void {
  const most = Math.max(...rows.flatMap(({ cells }) => cells.map(({ value = 0 }) => value)));
  const below = document.y;
  let foot = top;
  for (const row of rows) {
    foot += getRowHeight(row);
    for (const [at, { value = 0 }] of row.cells.entries()) {
      const x = PAGE.edge + COLUMN - (row.cells.length - at) * FIGURE_COLUMN;
      const width = (Math.max(0, value) / most) * BAR.longest;
      if (width === 0) continue;
      drawDecoration(document, 'Layout', () =>
        document
          .roundedRect(x, foot - BAR.above - BAR.height, width, BAR.height, BAR.height / 2)
          .fill(color.action.main),
      );
    }
  }
  document.y = below;
}

const STRONG = { src: 'strong' };

/** Numbers the pages and gives the finished file. */
export function finishPdf({ document, root, color }: Pdf, footer: string): Promise<Buffer> {
  root.end();
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    drawDecoration(document, 'Pagination', () =>
      document
        .font('text')
        .fontSize(STYLES.small.size)
        .fillColor(color.text.subtle)
        .text(
          `${removeSoftHyphens(footer)} · ${page + 1}/${count}`,
          PAGE.edge,
          PAGE.height - PAGE.edge / 1.5,
          {
            width: COLUMN,
            align: 'right',
            lineBreak: false,
          },
        ),
    );
  }
  document.end();
  return buffer(document);
}

/** Marks what screen readers leave out. */
function drawDecoration(
  document: PDFKit.PDFDocument,
  type: 'Layout' | 'Pagination',
  draw: () => void,
): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
