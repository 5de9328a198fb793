import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it is written: `fetch` sends no other Host header, and would tidy the path. */
export function openRequest(address: string, path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(address);
  // Node's own client refuses to send spaces.
  return request({ hostname, port, path: path.replaceAll(' ', '%20'), ...options });
}

/** The answer to such a request. */
export async function ask(
  address: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
) {
  const asked = openRequest(address, path, options).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await text(response) };
}
