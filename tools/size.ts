import { keysOf } from '../lib/objects.ts';
import { BUDGETS } from '../site/config/budgets.ts';
import { ISLAND_NAMES } from '../site/islands/message-sets.ts';
import {
  countElements,
  listArrivalScripts,
  listDetailScripts,
  listImageFiles,
  listIslandScripts,
  PAGE_PARTS,
  type Weight,
  weighFiles,
  weighFonts,
  weighPage,
  weighPart,
} from './build/page-weight.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { SITE_BUILD } from './project/paths.ts';
import { SITE_PATHS } from './project/site-pages.ts';
import { requireBuild } from './serve/servers.ts';

const HOME = '/en';

/** Prints what the built site weighs beside the budgets of `site/config/budgets.ts`; fails above one. */
async function size(): Promise<void> {
  parseOptions({});
  requireBuild(SITE_BUILD, '404.html');
  const scripts = (name: string, files: readonly string[], budget: number) => {
    return { name, weight: weighFiles(files), budget };
  };
  const fonts = weighFonts(HOME);
  const parts = [
    scripts('scripts on arrival', listArrivalScripts(HOME), BUDGETS.arrival),
    scripts('scripts of all islands', listIslandScripts(HOME), BUDGETS.islands),
    ...ISLAND_NAMES.map((name) =>
      scripts(`  of ${name} alone`, listIslandScripts(HOME, [name]), BUDGETS.islands),
    ),
    scripts('scripts of all details', listDetailScripts(HOME), BUDGETS.details),
    { name: 'fonts', weight: { raw: fonts, compressed: fonts }, budget: BUDGETS.fonts },
  ];
  console.log('kB as written / kB compressed with Brotli\n');
  for (const { name, weight, budget } of parts)
    print([written(weight), name, `budget ${kilobytes(budget)}`], weight.compressed > budget);
  const { raw, compressed, elements } = BUDGETS.page;
  console.log(
    `\nPages, budget ${kilobytes(raw)} / ${kilobytes(compressed)} and ${elements} elements.` +
      ' A part is what the page would save without it; files are requested by the page.\n',
  );
  print(['HTML', 'its CSS', 'its SVG', 'its data', 'SVG files', 'elements', 'page']);
  for (const path of SITE_PATHS) {
    const html = weighPage(path);
    const count = countElements(path);
    print(
      [
        written(html),
        ...keysOf(PAGE_PARTS).map((part) => written(weighPart(path, part))),
        written(weighFiles(listImageFiles(path))),
        `${count}`,
        path,
      ],
      html.raw > raw || html.compressed > compressed || count > elements,
    );
  }
}

/** Prints a row of the table; one above its budget says so and makes the command fail. */
function print(cells: readonly string[], isOver = false): void {
  const columns = cells.map((cell, index) =>
    index < cells.length - 1 || cells.length < 4 ? cell.padStart(13) : `  ${cell}`,
  );
  console.log(`${columns.join('')}${isOver ? '  over budget' : ''}`);
  if (isOver) process.exitCode = 1;
}

function written({ raw, compressed }: Weight): string {
  return `${kilobytes(raw)} / ${kilobytes(compressed)}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

await runCommand(size);
