import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../project/paths.ts';
import { findCircles } from '../source/find-circles.ts';
import { importsOf, isTest, readSources, type SourceFile } from '../source/imports.ts';

/** The rooms of the project; older commits lack some. */
const ROOMS = [
  ...['lib', 'tokens', 'design-system', 'site', 'stories', 'composer'],
  ...['visual', 'tools', 'tests', '.storybook'],
];

/**
 * Prints how large each room is, which files import each other in a circle, and how many terms the
 * glossary explains: of this checkout, or of the one in the folder that is named.
 */
async function printFigures(): Promise<void> {
  const root = resolve(process.argv[2] ?? ROOT);
  if (!existsSync(join(root, 'docs/glossary.md')))
    throw new UserError(`${root} is no checkout of this project: it has no docs/glossary.md.`);
  const rooms = ROOMS.map((room) => ({ room, files: readSources(root, [room]) }));
  const all = rooms.flatMap(({ files }) => files);
  printRow('room', 'files', 'at its root', 'lines', 'without tests');
  for (const { room, files } of rooms) {
    const atRoot = globSync(`${room}/*.*`, { cwd: root }).length;
    printRow(room, files.length, atRoot, countLines(files), countLines(withoutTests(files)));
  }
  printRow('all', all.length, '', countLines(all), countLines(withoutTests(all)));
  const circles = findCircles(withoutTests(all).flatMap(importsOf));
  console.log(`\n${circles.length} circles of imports, of types too`);
  for (const circle of circles) console.log(`  ${circle.join(', ')}`);
  console.log(`${countTerms(root)} terms in the glossary`);
}

function countLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

function withoutTests(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !isTest(path));
}

function countTerms(root: string): number {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').match(/^\| .+ \|$/gm) ?? [];
  return rows.filter((row) => !/^\| (-|Term )/.test(row)).length;
}

function printRow(room: string, ...cells: (string | number)[]): void {
  console.log(room.padEnd(16) + cells.map((cell) => String(cell).padStart(14)).join(''));
}

await runCommand(printFigures);
