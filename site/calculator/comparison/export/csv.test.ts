import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

const table = {
  title: 'Result',
  heads: ['Cost', 'percent'],
  rows: [
    ['Fee, yearly', -0.69],
    ['Tax "later"; at once', 0.12345678],
  ],
};

describe('formatCsv', () => {
  it('writes decimal commas between semicolons for German spreadsheets', () => {
    expect(formatCsv([table], 'de')).toBe(
      '\uFEFFResult\r\nCost;percent\r\nFee, yearly;-0,69\r\n"Tax ""later""; at once";0,1235\r\n',
    );
  });

  it('writes decimal points between commas for English ones', () => {
    expect(formatCsv([table], 'en')).toBe(
      '\uFEFFResult\r\nCost,percent\r\n"Fee, yearly",-0.69\r\n"Tax ""later""; at once",0.1235\r\n',
    );
  });

  it('puts an empty line between tables', () => {
    const tables = [1, 2].map((value) => ({ title: 'T', heads: ['H'], rows: [[value]] }));
    expect(formatCsv(tables, 'en')).toBe('\uFEFFT\r\nH\r\n1\r\n\r\nT\r\nH\r\n2\r\n');
  });

  it('leaves out where a word may break', () => {
    expect(formatCsv([{ title: 'Prob\u00ADability', heads: [], rows: [] }], 'en')).toContain(
      'Probability',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet calculate %j', (text) => {
    expect(formatCsv([{ title: 'T', heads: [text], rows: [] }], 'en')).toContain(`\r\n'${text}`);
  });
});
