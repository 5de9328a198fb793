import { type Plugin, runnerImport } from 'vite';
import { mapValues } from '../../lib/objects.ts';
import { sha256 } from '../../lib/sha256.ts';
import type { Brand } from '../../tokens/index.ts';
import type { Localized } from '../i18n/locales.ts';

const MODULE = 'virtual:report';
const RESOLVED = `\0${MODULE}`;

interface ReportFile {
  /** `/{token}.pdf`: the token is the hash of the content. */
  path: string;
  pdf: Buffer;
}

/**
 * Makes the performance report of a brand as a PDF in every language, and the module `virtual:report`
 * with the paths and sizes of the files.
 */
export function reportPlugin(brand: Brand): Plugin {
  let files: Promise<Localized<ReportFile>> | undefined;
  const getFiles = () => {
    files ??= reportFiles(brand);
    return files;
  };
  return {
    name: 'fernblick:report',
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      for (const { path, pdf } of Object.values(await getFiles())) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: pdf });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (!url?.endsWith('.pdf')) return next();
        const file = Object.values(await getFiles()).find(({ path }) => path === url);
        return file ? response.setHeader('Content-Type', 'application/pdf').end(file.pdf) : next();
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) => (id === RESOLVED ? formatModule(await getFiles()) : undefined),
  };
}

/** Stands for the report in the workbench and in tests, where a size that changes would be noise. */
export const reportStandInPlugin: Plugin = {
  name: 'fernblick:report-stand-in',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? formatModule({ en: STAND_IN, de: STAND_IN }) : undefined),
};

const STAND_IN: ReportFile = { path: '/report.pdf', pdf: Buffer.alloc(60_000) };

async function reportFiles(brand: Brand): Promise<Localized<ReportFile>> {
  const path = new URL('report-pdf.ts', import.meta.url).pathname;
  const { module } = await runnerImport<typeof import('./report-pdf.ts')>(path, {
    configFile: false,
  });
  const [en, de] = await Promise.all([
    module.createReportPdf(brand, 'en'),
    module.createReportPdf(brand, 'de'),
  ]);
  return { en: createReportFile(en), de: createReportFile(de) };
}

function createReportFile(pdf: Buffer): ReportFile {
  return { path: `/${sha256(pdf).slice(0, 16)}.pdf`, pdf };
}

/** The code of the module: `reportFiles[locale]`. */
function formatModule(files: Localized<ReportFile>): string {
  const facts = mapValues(files, ({ path, pdf }) => ({ path, bytes: pdf.length }));
  return `export const reportFiles = ${JSON.stringify(facts)};`;
}
