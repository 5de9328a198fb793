import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { createRecord, mapValues } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { LOCALES, type Localized } from '../i18n/locales.ts';

const MODULE = 'virtual:report';
const RESOLVED = `\0${MODULE}`;

interface PdfFile {
  path: string;
  pdf: Buffer;
}

/**
 * Makes the performance report and the initial information of a brand as PDFs in every language, and
 * the module `virtual:report` with the paths and sizes of the report's files.
 */
export function reportPlugin(brand: Brand): Plugin {
  let made: ReturnType<typeof makeFiles> | undefined;
  const getFiles = () => {
    made ??= makeFiles(brand);
    return made;
  };
  const listFiles = async () => Object.values(await getFiles()).flatMap(Object.values<PdfFile>);
  return {
    name: 'fernblick:report',
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      for (const { path, pdf } of await listFiles()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: pdf });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (!url?.endsWith('.pdf')) return next();
        const file = (await listFiles()).find(({ path }) => path === url);
        return file ? response.setHeader('Content-Type', 'application/pdf').end(file.pdf) : next();
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) => (id === RESOLVED ? formatModule((await getFiles()).report) : undefined),
  };
}

/** Stands for the report in the workbench and in tests, where a size that changes would be noise. */
export const reportStandInPlugin: Plugin = {
  name: 'fernblick:report-stand-in',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? formatModule(createRecord(LOCALES, () => STAND_IN)) : undefined),
};

const STAND_IN: PdfFile = { path: '/report.pdf', pdf: Buffer.alloc(60_000) };

async function makeFiles(brand: Brand) {
  const path = fileURLToPath(new URL('pdf-files.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('./pdf-files.ts')>(path, {
    configFile: false,
  });
  return module.createPdfs(brand);
}

/** The code of the module: `reportFiles[locale]`. */
function formatModule(files: Localized<PdfFile>): string {
  const facts = mapValues(files, ({ path, pdf }) => ({ path, bytes: pdf.length }));
  return `export const reportFiles = ${JSON.stringify(facts)};`;
}
