import type { Fault } from '../check/problem.ts';
import { fileName, TABLE_FILE } from '../landing-files.ts';

/** Why the source of the table cannot get a row for a landing; nothing when the row is there. */
export function rowFaults(source: string, name: string): Fault[] {
  if (source.includes(importOf(name))) return [];
  if (!source.includes(TABLE_END))
    return [
      {
        field: 'row',
        problem: `has no place in ${TABLE_FILE}`,
        advice: `Put back the line that begins with "${TABLE_END}".`,
      },
    ];
  if (!new RegExp(`\\b${name}\\b`).test(source.replaceAll(COMMENT, ''))) return [];
  return [
    {
      field: 'name',
      problem: `is used for something else in ${TABLE_FILE}`,
      advice: 'Choose another one.',
    },
  ];
}

/**
 * The source of the table of landings with a row for a landing: its import among the others, its row
 * at the end. A row that is there already stays where it is.
 * @throws when the row has faults, see `rowFaults`
 */
export function withRow(source: string, name: string): string {
  if (source.includes(importOf(name))) return source;
  const [fault] = rowFaults(source, name);
  if (fault) throw new Error(`The ${fault.field} of ${name} ${fault.problem}. ${fault.advice}`);
  const next = [...source.matchAll(OWN_IMPORT)].find(([, file = '']) => file > fileName(name));
  const importAt = next?.index ?? endOfImports(source);
  const imported = source.slice(0, importAt) + importOf(name) + source.slice(importAt);
  const end = imported.indexOf(TABLE_END);
  return `${imported.slice(0, end)}  ${name},\n${imported.slice(end)}`;
}

/** The same without the row and the import of a landing. */
export function withoutRow(source: string, name: string): string {
  return source.replace(importOf(name), '').replace(`\n  ${name},\n`, '\n');
}

const OWN_IMPORT = /^import .* from '\.\/([\w-]+)\.ts';\n/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const TABLE_END = '} satisfies Record<string, Landing>;';

function importOf(name: string): string {
  return `import { ${name} } from './${fileName(name)}.ts';\n`;
}

function endOfImports(source: string): number {
  const last = [...source.matchAll(/^import .*;\n/gm)].at(-1);
  return last ? last.index + last[0].length : 0;
}
