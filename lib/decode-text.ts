import { UserError } from './user-error.ts';

/**
 * The text of a file as people save it: UTF-8, UTF-16, or what a German Excel calls “CSV”.
 * @param name of the file in the message
 * @param advice what to do when it is no text
 * @throws UserError that says what the file is instead
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, name: string, advice: string): string {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  const kind = KINDS.find(([beginning]) => start.startsWith(beginning))?.[1];
  if (kind) throw new UserError(`${name} is ${kind}. ${advice}`);
  // No text has the byte 0, most other files do.
  if (bytes.includes(0)) throw new UserError(`${name} is no text. ${advice}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (FOREIGN_UMLAUT.test(text))
      throw new UserError(
        `${name} has umlauts as MS-DOS or an old Macintosh wrote them. ${advice}`,
      );
    return text;
  }
}

/**
 * What their ä and ü and most of their other umlauts are in Windows-1252, where no word has them within.
 * The ö of a Macintosh is an š, as in Dušan.
 */
const FOREIGN_UMLAUT = /[a-z][\u0081€Ÿ„”Š™Ž][a-z]/;

/** What is not text, by its first bytes. An `.xlsx` is a folder of files in one, as a `.zip` is. */
const KINDS = [
  ['PK\x03\x04', 'a workbook of Excel or another packed file'],
  ['\xd0\xcf\x11\xe0', 'a workbook of Excel or another file of an older Office'],
  ['%PDF', 'a PDF'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
] as const;
