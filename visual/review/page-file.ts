import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { replaceFile } from '../../lib/json-files.ts';
import type { Report } from '../model/report.ts';
import { readReport } from '../model/report-folder.ts';

/**
 * Writes the review page of a report beside it, for readers without a checkout.
 * @returns the page's path
 * @throws UserError when the folder has no report
 */
export async function writeReportPage(folder: string): Promise<string> {
  const file = join(folder, 'index.html');
  await replaceFile(file, await renderReportPage(await readReport(folder)));
  return file;
}

/**
 * The review page with its report, styles and script embedded: one file that works from disk, beside
 * its `pictures/`, as well as from the local server.
 * @param isServed by the local server, which saves decisions; otherwise they are exported as drafts
 */
export async function renderReportPage(report: Report, isServed = false): Promise<string> {
  script ??= bundleScript();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fernblick pictures: ${report.commit.slice(0, 8)}</title>
<link rel="icon" href="data:,">
<style>${await readFile(join(import.meta.dirname, 'page/review.css'), 'utf8')}</style>
</head>
<body>
<div id="root" data-served="${isServed}"></div>
<noscript>This page needs JavaScript. The same data is in report.json in the same folder.</noscript>
<script type="application/json" id="report">${embed(JSON.stringify(report))}</script>
<script>${embed(await script)}</script>
</body>
</html>
`;
}

/** Escapes data or code so that it cannot close its element; inside strings it keeps its meaning. */
function embed(text: string): string {
  return text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\u0021--');
}

/** Made once per process. */
let script: Promise<string> | undefined;

/** The review app as one classic script. */
async function bundleScript(): Promise<string> {
  const input = join(import.meta.dirname, 'page/main.tsx');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // Set explicitly, because in tests the environment selects React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Fonts are in the script, too.
    build: {
      write: false,
      assetsInlineLimit: () => true,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}
