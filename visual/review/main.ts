import { resolve } from 'node:path';
import { parseOptions } from '../../tools/process/parse-options.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import { findPort } from '../../tools/serve/ports.ts';
import { readHead } from '../baselines/git.ts';
import { REPORT_FOLDER } from '../model/report-folder.ts';
import { writeReportPage } from './page-file.ts';
import { serveReview } from './server.ts';
import { shrinkReport } from './shrink-report.ts';

/**
 * `npm run visual:review -- [FOLDER]`: serves the review of a report, by default of the last run, until
 * Ctrl+C. With `--write` it makes the report small and
 * writes the page into its folder instead.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: { write: { type: 'boolean' } },
  });
  const folder = resolve(positionals[0] ?? REPORT_FOLDER);
  if (values.write) {
    await shrinkReport(folder);
    return console.log(`\n  Review     ${await writeReportPage(folder)}`);
  }
  const reviewServer = await serveReview({
    port: findPort('review'),
    folder,
    findHead: readHead,
  });
  console.log(`
  Review     ${reviewServer.address}

  Decisions are saved immediately. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => reviewServer.close().then(() => process.exit(0)));
  }
}

await runCommand(main);
