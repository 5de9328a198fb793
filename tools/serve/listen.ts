import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../../lib/user-error.ts';
import { PORTS, type PortUse } from './ports.ts';

/** Nobody else in the network reaches what listens here; `HOST` may name another address. */
export const LOOPBACK = '127.0.0.1';

/**
 * Starts a server.
 * @param port 0 picks any free port
 * @param host the only address to listen on; all addresses of this machine when omitted
 * @throws UserError when the port is in use or the address is none of this machine
 */
export function listen(server: Server, use: PortUse, port: number, host?: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(explainListening(error, use, port, host)),
  );
  server.listen(port, host, () => resolve(server));
  return promise;
}

function explainListening(
  error: NodeJS.ErrnoException,
  use: PortUse,
  port: number,
  host = '',
): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} for the ${use} is already in use. Stop the process that is using that port, or choose another port: ${PORTS[use].variable}=${port + 1} npm run …`,
    );
  if (code === 'EACCES')
    return new UserError(`Port ${port} for the ${use} is reserved. Choose one from 1024 on.`);
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(code))
    return new UserError(`HOST=${host} is no address of this machine (${code}). Leave it out.`);
  return error;
}

/**
 * Fails early when a port is in use, before any long-running program is started.
 * @throws UserError when the port is in use
 */
export async function assertFree(use: PortUse, port: number): Promise<void> {
  await closeServer(await listen(createServer(), use, port));
}

/** Stops a server immediately and closes its open connections. */
export function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}

/** A port that no process of this machine listens on, for a program that cannot pick one itself. */
export async function findFreePort(): Promise<number> {
  const server = await listen(createServer(), 'site', 0, LOOPBACK);
  const { port } = server.address() as AddressInfo;
  await closeServer(server);
  return port;
}
