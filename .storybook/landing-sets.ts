import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readChosenLandings } from '../tools/landing/landing-rows.ts';
import { ROOT } from '../tools/project/paths.ts';

/** Rows that are in this repository, so that the workbench always has some to show. */
const EXAMPLE = 'docs/examples/incomes.json';

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
  resolveId: { filter: { id: /^virtual:landing-set\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:landing-set\// },
    async handler(id) {
      const file = FILES[id.slice(1)];
      if (file === undefined) return this.error(`There is no ${id.slice(1)}.`);
      this.addWatchFile(resolve(ROOT, file));
      // The message alone: a stack of this machine's paths helps nobody.
      const [set] = await readChosenLandings(file).catch((error: Error) =>
        this.error(error.message),
      );
      if (set?.file.endsWith('.csv')) this.addWatchFile(join(ROOT, set.file));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(set))});`;
    },
  },
};
