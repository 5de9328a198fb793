import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';
import type { ExportTable } from './tables.ts';

const table = {
  title: 'Result',
  heads: ['Cost', 'percent'],
  rows: [
    ['Fee, yearly', -0.69],
    ['Tax "later"; at once', 0.12345678],
  ],
};

const write = (one: ExportTable) => formatCsv({ notes: [], tables: [one] }, 'en');

describe('formatCsv', () => {
  it('writes decimal commas between semicolons for German spreadsheets', () => {
    expect(formatCsv({ notes: [], tables: [table] }, 'de')).toBe(
      '\uFEFFResult\r\nCost;percent\r\nFee, yearly;-0,69\r\n"Tax ""later""; at once";0,1235\r\n',
    );
  });

  it('writes decimal points between commas for English ones', () => {
    expect(formatCsv({ notes: [], tables: [table] }, 'en')).toBe(
      '\uFEFFResult\r\nCost,percent\r\n"Fee, yearly",-0.69\r\n"Tax ""later""; at once",0.1235\r\n',
    );
  });

  it('puts an empty line between tables', () => {
    const tables = [1, 2].map((value) => ({ title: 'T', heads: ['H'], rows: [[value]] }));
    expect(formatCsv({ notes: [], tables }, 'en')).toBe('\uFEFFT\r\nH\r\n1\r\n\r\nT\r\nH\r\n2\r\n');
  });

  it('says what it is before everything else', () => {
    const sheet = { notes: ['Demo: invented', 'Advertising'], tables: [table] };
    expect(formatCsv(sheet, 'de')).toMatch(
      /^\uFEFFDemo: invented\r\nAdvertising\r\n\r\nResult\r\n/,
    );
  });

  it('leaves out where a word may break', () => {
    expect(write({ title: 'Prob\u00ADability', heads: [], rows: [] })).toContain('Probability');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet calculate %j', (text) => {
    expect(write({ title: 'T', heads: [text], rows: [] })).toContain(`\r\n'${text}`);
  });
});
