import { readFile } from 'node:fs/promises';
import type { Plugin, Rollup } from 'vite';
import { importAnew } from '../../../lib/import-anew.ts';
import type { Brand } from '../../../tokens/index.ts';
import type { ServiceSettings } from './settings.ts';

interface Source {
  brand: Brand;
  /** Left out: the content in this repository. */
  service?: ServiceSettings | undefined;
  /** A JSON file of the landings that are made from rows. Left out: there are none. */
  landingSets?: string | undefined;
}

const MODULE = 'virtual:content';
const RESOLVED = `\0${MODULE}`;

/** Serves `virtual:content`: what a build takes from outside, fetched once and clean. */
export function contentPlugin(source?: Source): Plugin {
  return {
    name: 'fernblick:content',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const questions = source?.service
        ? await ask(this, source.brand, source.service).catch(
            // The message alone: a stack of this machine's paths helps nobody.
            (error: Error) =>
              this.error(`${error.message.replace(/\.?$/, '.')} ${adviseOn(source.service)}`),
          )
        : null;
      const reviews = await readReviews(this);
      const sets = source?.landingSets ? await readFile(source.landingSets, 'utf8') : '[]';
      return [
        `export const servedQuestions = ${JSON.stringify(questions)};`,
        `export const reviews = ${JSON.stringify(reviews)};`,
        `export const landingSets = ${sets};`,
      ].join('\n');
    },
  };
}

/** The configuration imports this plugin, but not what reads content, whose files are edited more often. */
async function readReviews(plugin: Rollup.PluginContext) {
  const url = new URL('../review-widget/read-reviews.ts', import.meta.url);
  const module = await importAnew<typeof import('../review-widget/read-reviews.ts')>(plugin, url);
  return module.readAllReviews((line) => plugin.warn(line));
}

async function ask(plugin: Rollup.PluginContext, brand: Brand, service: ServiceSettings) {
  const url = new URL('./served-questions.ts', import.meta.url);
  const module = await importAnew<typeof import('./served-questions.ts')>(plugin, url);
  return module.fetchServedQuestions(brand, service, (line) => plugin.warn(line));
}

/** Without the path and the query of the address, which may be secret. */
function adviseOn(service: ServiceSettings | undefined): string {
  return `CONTENT_API_URL names ${service?.url.origin}; without it a build takes the content of this repository.`;
}
