import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', Buffer.from('Rente für 5 €')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFRente für 5 €')],
  ['UTF-16', Buffer.from('\uFEFFRente für 5 €', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\uFEFFRente für 5 €', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Rente für 5 \x80', 'latin1')],
])('%s is read', (_encoding, bytes) => {
  expect(decodeText(bytes, 'a.csv', '')).toBe('Rente für 5 €');
});

test('a name with an š is no broken umlaut', () => {
  expect(decodeText(Buffer.from('Du\x9aan', 'latin1'), 'a.csv', '')).toBe('Dušan');
});

test.each([
  ['x.xlsx', 'PK\x03\x04', 'x.xlsx is a workbook of Excel or another packed file. Do this.'],
  ['x.xls', '\xd0\xcf\x11\xe0', 'x.xls is a workbook of Excel or another file of an older Office.'],
  ['x.json', '%PDF-1.7', 'x.json is a PDF. Do this.'],
  ['x.png', '\x89PNG\r\n', 'x.png is a picture. Do this.'],
  ['x.jpg', '\xff\xd8\xff\xe0', 'x.jpg is a picture. Do this.'],
  ['x.gif', 'GIF89a', 'x.gif is a picture. Do this.'],
  ['dos.csv', 'Rente f\x81r dich', 'dos.csv has umlauts as MS-DOS or an old Macintosh wrote them.'],
  ['mac.csv', 'Rente f\x9fr dich', 'mac.csv has umlauts as MS-DOS or an old Macintosh wrote them.'],
  ['x.bin', 'a\0b', 'x.bin is no text. Do this.'],
])('%s is refused with what it is', (name, content, reason) => {
  expect(() => decodeText(Buffer.from(content, 'latin1'), name, 'Do this.')).toThrow(reason);
});
