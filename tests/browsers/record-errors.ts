import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatSourceHash } from '../../lib/source-hash.ts';
import { closeServer, LOOPBACK, listen } from '../../tools/serve/listen.ts';

/** The errors of a page and of its frames, where the script below has been. */
declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/**
 * Serves what another server does, with a script before all others that notes the page's errors: for a
 * browser whose driver does not say what the console says. Its hash is added to the page's policy.
 */
export async function serveRecorded(
  origin: string,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(origin + url);
    const headers = new Headers(answer.headers);
    for (const name of CHANGED) headers.delete(name);
    const policy = headers.get(POLICY);
    if (policy) headers.set(POLICY, policy.replace('script-src', `script-src ${HASH}`));
    response.setHeaders(headers).writeHead(answer.status);
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    response.end(isPage ? insertScript(await answer.text()) : await answer.bytes());
  });
  await listen(server, 'site', 0, LOOPBACK);
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => closeServer(server) };
}

const POLICY = 'Content-Security-Policy';
/** They speak of the compressed answer, and of this connection. */
const CHANGED = [
  'Content-Encoding',
  'Content-Length',
  'Connection',
  'Keep-Alive',
  'Transfer-Encoding',
];

function recordErrors(): void {
  const owner = window.parent;
  owner.recordedErrors ??= [];
  const errors = owner.recordedErrors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    errors.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  console.error = (...parts) => errors.push(parts.join(' '));
}

const SCRIPT = `(${recordErrors})()`;
const HASH = formatSourceHash(SCRIPT);

function insertScript(page: string): string {
  return page.replace(/<head[^>]*>/, (head) => `${head}<script>${SCRIPT}</script>`);
}
