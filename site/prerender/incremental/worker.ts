import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from 'vike/server';
import { mapValues } from '../../../lib/objects.ts';
import { selectShard } from '../../../lib/shard.ts';
import { openPageStore, shortHash } from './page-store.ts';
import type { Advance, Share } from './prerender-pages.ts';

/** Writes a worker's share of the pages, one after the other: no page is kept in memory. */
async function writeShare(plan: Share): Promise<void> {
  const { server, site, store, build, input, sets, shard, worker, workers } = plan;
  // Before any page: tells Vike which page has which scripts.
  await import(pathToFileURL(join(server, 'entry.mjs')).href);
  const { listPages, formatPageKey, recordTexts, renderDocument, findText, BASE }: Renderer =
    await import(pathToFileURL(join(server, 'prerender.mjs')).href);
  const pages = openPageStore(store, `${build}-${worker}.json`, findText);
  let shell: Shell | undefined;
  // Every nth page: the two languages of a landing follow each other, so that of two workers each renders one.
  const share = selectShard(listPages(sets), shard).filter((_, at) => at % workers === worker);
  let done: Advance = { ...NOTHING, planned: share.length };
  const report = () => {
    parentPort?.postMessage(done);
    done = { ...NOTHING };
  };
  report();
  for (const page of share) {
    await writePage(page).catch((cause) => {
      throw new Error(`${page.file} could not be written: ${cause.message}`, { cause });
    });
    if (done.written + done.reused === BETWEEN_REPORTS) report();
  }
  report();
  pages.close();

  async function writePage({ file, effort, make }: (typeof share)[number]): Promise<void> {
    const path = join(site, file);
    const page = make();
    const from = shortHash(`${input} ${file} ${formatPageKey(page)}`);
    if (pages.reuse(from, path, effort)) {
      done.reused += 1;
    } else {
      shell ??= await loadShell(BASE);
      const { value, texts } = recordTexts(() => renderDocument(page));
      pages.write(from, path, { content: shell(value), texts, effort });
      done.written += 1;
    }
    done.bytes += statSync(path).size;
  }
}

const NOTHING: Advance = { planned: 0, written: 0, reused: 0, bytes: 0 };

/** Pages: often enough to see the work move, seldom enough to cost nothing. */
const BETWEEN_REPORTS = 50;

type Renderer = typeof import('./server-entry.ts');
type Document = ReturnType<Renderer['renderDocument']>;
type Shell = (document: Document) => Buffer;

/**
 * Asks Vike what stands around the document of a page (its scripts, its preloaded fonts), and makes the
 * function that puts a document there. Fonts and the first
 * picture go before the script, which no page needs to be seen.
 */
async function loadShell(address: string): Promise<Shell> {
  const shell: Document = mapValues(SLOTS, (slot) => Buffer.from(slot));
  const { httpResponse } = await renderPage({ urlOriginal: address, shell });
  const pieces = httpResponse.body
    .replace('<script src=', '<script fetchpriority="low" src=')
    .split(/\{(?:html|head|body)\}/)
    .map((piece) => Buffer.from(piece));
  const [start, beforeHead, beforeBody, end] = pieces;
  if (!start || !beforeHead || !beforeBody || !end || pieces.length > 4)
    throw new Error('Vike wrote no page around a document.');
  return ({ html, head, body }) =>
    Buffer.concat([start, html, beforeHead, head, beforeBody, body, end]);
}

const SLOTS = { html: '{html}', head: '{head}', body: '{body}' };

await writeShare(workerData).catch((error) => {
  // Vike prints what nobody catches and goes on, as a server should: a build would lack pages.
  process.removeAllListeners('unhandledRejection').removeAllListeners('uncaughtException');
  throw error;
});
