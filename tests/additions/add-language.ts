import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, mapValues } from '../../lib/objects.ts';
import { type SyntaxNode, walk } from '../source/syntax.ts';

/** A language that nobody will add: Esperanto, which has the words of English here. */
export const CODE = 'eo';

const FOLDERS = '{site,composer,tools,visual,.storybook,stories,tests}';

/**
 * Adds a language to a copy of the project as `docs/languages.md` says: its row in the table of
 * languages, and a text wherever there is one in English and in German, in data and in code.
 */
export function addLanguage(folder: string): void {
  const list = (pattern: string) => globSync(`${FOLDERS}/${pattern}`, { cwd: folder });
  rewrite(join(folder, 'site/i18n/locales.ts'), addRow);
  for (const file of list('**/*.json')) rewrite(join(folder, file), addToData);
  // The workbench is for people who know both of its languages.
  const code = list('**/*.{ts,tsx}').filter((file) => !file.includes('guidance'));
  for (const file of code) rewrite(join(folder, file), addToCode);
  for (const file of list('**/{*.en.html,en.json}')) {
    const text = readFileSync(join(folder, file), 'utf8');
    const copy = file.replace(/en(?=\.\w+$)/, CODE);
    writeFileSync(join(folder, copy), translateText(text));
  }
}

/** In the table, whose rows are more than texts. */
function addRow(text: string): string {
  const row = `${CODE}: { name: 'Esperanto', tag: 'eo-EU', direction: 'ltr' },`;
  return text.replace('\n} satisfies', `\n  ${row}\n} satisfies`);
}

function rewrite(file: string, change: (text: string, file: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before, file);
  if (after !== before) writeFileSync(file, after);
}

function addToData(text: string): string {
  if (!text.includes('"de"')) return text;
  return `${JSON.stringify(addToValue(JSON.parse(text)), null, 2)}\n`;
}

function addToValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addToValue);
  if (!isRecord(value)) return value;
  const added = mapValues(value, addToValue);
  return 'en' in value && 'de' in value ? { ...added, [CODE]: translate(value.en) } : added;
}

function translate(value: unknown): unknown {
  return JSON.parse(translateText(JSON.stringify(value)));
}

/** The addresses of a language begin with its code. */
function translateText(text: string): string {
  return text.replaceAll(/(["'`])\/en(?=[/"'`])/g, `$1/${CODE}`);
}

function addToCode(text: string, path: string): string {
  const places: { at: number; added: string }[] = [];
  walk({ path, text }, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = node.properties as (SyntaxNode & { key?: SyntaxNode; value?: SyntaxNode })[];
    const find = (code: string) => properties.find(({ key }) => key?.name === code);
    const [english, german] = [find('en'), find('de')];
    if (!english?.value || !german || find(CODE)) return;
    const value = translateText(text.slice(english.value.start, english.value.end));
    places.push({ at: german.end, added: `, ${CODE}: ${value}` });
  });
  return places
    .toSorted((one, other) => other.at - one.at)
    .reduce((code, { at, added }) => code.slice(0, at) + added + code.slice(at), text);
}
