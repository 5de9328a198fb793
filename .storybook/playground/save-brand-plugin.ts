import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { assertLength, HttpError, toErrorResponse } from '../../lib/http-error.ts';
import { replaceFile } from '../../lib/json-files.ts';
import { assertOwnPage } from '../../lib/own-page.ts';
import { parseJsonFile } from '../../lib/parse-json.ts';
import { brandTokens } from '../../tokens/index.ts';
import { loadTokens } from '../../tokens/load.ts';
import { runOrThrow } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { SAVE_BRAND } from './save-address.ts';

/** Lets the page on which a brand is tried write its file, while the workbench runs on this machine. */
export const saveBrandPlugin: Plugin = {
  name: 'fernblick:save-brand',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(SAVE_BRAND, (request, response) => {
      const send = (status: number, body: object) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json;charset=utf-8' })
          .end(JSON.stringify(body));
      saveBrand(request).then(
        (file) => send(200, { file }),
        (error: unknown) => {
          const { status, body } = toErrorResponse(error, 'npm run dev');
          send(status, body);
        },
      );
    });
  },
};

const TOKENS = join(ROOT, 'tokens');

/** Several times what a brand needs. */
const MOST_BYTES = 200_000;

const REQUEST = z.object({ brand: z.enum(Object.keys(brandTokens)), text: z.string() });

/**
 * Writes a brand's file if it is one.
 * @returns its path in the project
 * @throws HttpError when another page asks, UserError when the text is no file of tokens, or not all that a brand is
 */
async function saveBrand(request: IncomingMessage): Promise<string> {
  if (request.method !== 'POST') throw new HttpError(405, 'A brand is saved with POST.');
  assertOwnPage(request, 'workbench');
  assertLength(request, MOST_BYTES, `A brand has at most ${MOST_BYTES / 1000} kB.`);
  const parsed = REQUEST.safeParse(parseJsonFile(await text(request), 'What was sent'));
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error));
  const file = `brands/${parsed.data.brand}.tokens.json`;
  // A file that is sound by itself may lack what others refer to.
  await loadTokens(TOKENS, { [file]: parsed.data.text });
  await replaceFile(join(TOKENS, file), parsed.data.text);
  await runOrThrow(`biome format --write tokens/${file}`);
  return `tokens/${file}`;
}
