/**
 * Gives a font in TrueType format, in place, another name: those who may change a font need not be
 * allowed to keep its name (OFL 1.1, Reserved Font Name). Copyright and licence stay.
 * @throws Error when the name is longer than one that it replaces
 */
export function renameFont(font: Buffer, name: string): void {
  const table = findTable(font, 'name');
  const strings = table + font.readUInt16BE(table + 4);
  for (let entry = 0; entry < font.readUInt16BE(table + 2); entry += 1) {
    const record = table + 6 + entry * 12;
    if (!NAME_IDS.includes(font.readUInt16BE(record + 6))) continue;
    const text = Buffer.from(name, 'utf16le').swap16();
    if (text.length > font.readUInt16BE(record + 8))
      throw new Error(`"${name}" is longer than a name of the font. Choose a shorter one.`);
    font.writeUInt16BE(text.length, record + 8);
    text.copy(font, strings + font.readUInt16BE(record + 10));
  }
}

/** Family, unique identifier, full name, PostScript name, and the same of a family of many weights. */
const NAME_IDS: readonly number[] = [1, 3, 4, 6, 16, 21, 25];

/** Where a table starts in a font's file. */
function findTable(font: Buffer, tag: string): number {
  for (let entry = 0; entry < font.readUInt16BE(4); entry += 1) {
    const record = 12 + entry * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table "${tag}".`);
}
