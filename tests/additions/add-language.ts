import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, mapValues } from '../../lib/objects.ts';
import { type SyntaxNode, walk } from '../source/syntax.ts';

/** A language that nobody will add: Esperanto, which has the words of English here. */
const CODE = 'eo';

/** Adds a language to a copy of the project: its row in the table, whose rows are more than texts. */
export function addRow(folder: string): void {
  const row = `${CODE}: { name: 'Esperanto', tag: 'eo-EU', direction: 'ltr', quotes: ['“', '”'] },`;
  rewrite(join(folder, TABLE), (text) => text.replace('\n} satisfies', `\n  ${row}\n} satisfies`));
}

/**
 * Adds what the language says, as `docs/languages.md` lists it: a text wherever there is one in English and
 * in German, in data and in code. Tests, stories and guidance stay as they are.
 */
export function addTexts(folder: string): void {
  const list = (pattern: string) =>
    globSync(`{site,composer,tools,visual,.storybook,docs}/${pattern}`, { cwd: folder }).filter(
      (file) => !/\.(test|fixture|stories|schema)\.|guidance/.test(file),
    );
  for (const file of list('**/*.json')) rewrite(join(folder, file), addToData);
  for (const file of list('**/*.csv')) rewrite(join(folder, file), addToTable);
  const code = list('**/*.{ts,tsx}').filter((file) => file !== TABLE);
  for (const file of code) rewrite(join(folder, file), addToCode);
  for (const file of list('**/{*.en.html,en.json}')) {
    const text = readFileSync(join(folder, file), 'utf8');
    const copy = file.replace(/en(?=\.\w+$)/, CODE);
    writeFileSync(join(folder, copy), translateText(text));
  }
}

const TABLE = 'site/i18n/locales.ts';

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

/** A column for each of the English ones. */
function addToTable(text: string): string {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.match(/("(""|[^"])*"|[^,"]+)(?=,|$)/g) ?? []);
  const columns = (rows[0] ?? []).flatMap((name, at) => (/\.en(\.|$)/.test(name) ? [at] : []));
  const [heads = [], ...lines] = rows.map((cells) => columns.map((at) => cells[at] ?? ''));
  const added = [
    heads.map((name) => name.replace('.en', `.${CODE}`)),
    ...lines.map((cells) => cells.map((cell) => cell.replace(/^\/en(?=\/)/, `/${CODE}`))),
  ];
  return rows.map((cells, at) => `${[...cells, ...(added[at] ?? [])].join(',')}\n`).join('');
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
    const [english, german] = ['en', 'de'].map((code) =>
      properties.find(({ key }) => key?.name === code),
    );
    if (!english?.value || !german || isFilledIn(text, node)) return;
    const value = translateText(text.slice(english.value.start, english.value.end));
    places.push({ at: german.end, added: `, ${CODE}: ${value}` });
  });
  return places
    .toSorted((one, other) => other.at - one.at)
    .reduce((code, { at, added }) => code.slice(0, at) + added + code.slice(at), text);
}

/** Whether a language without words of its own gets others. */
function isFilledIn(code: string, { start }: SyntaxNode): boolean {
  return code.slice(0, start).endsWith('inEachLanguage(');
}
