import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chosenLandings } from '../tools/library/landing-rows.ts';
import { ROOT } from '../tools/library/project.ts';

/** Rows that are in this repository, so that the workbench always has some to show. */
const EXAMPLE = 'docs/examples/cities.json';

/** The files that the modules of this plugin are made from. */
const FILES: Readonly<Record<string, string>> = {
  'virtual:landing-set/example': EXAMPLE,
  'virtual:landing-set/chosen': process.env.LANDING_ROWS || EXAMPLE,
};

/**
 * Serves sets of generated landings to stories, read and checked as in a build. A set is data in a
 * module of its own: ten thousand rows are one string that is loaded when the story is opened.
 */
export const landingSetsPlugin: Plugin = {
  name: 'fernblick:landing-sets',
  resolveId: (id) => (Object.hasOwn(FILES, id) ? `\0${id}` : undefined),
  async load(id) {
    const file = FILES[id.replace(/^\0/, '')];
    if (file === undefined) return;
    const path = resolve(ROOT, file);
    this.addWatchFile(path);
    // The message alone: a stack of this machine's paths helps nobody.
    const [set] = await chosenLandings(file).catch((error: Error) => this.error(error.message));
    if (set?.file.endsWith('.csv')) this.addWatchFile(join(dirname(path), set.file));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(set))});`;
  },
};
