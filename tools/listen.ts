import type { Server } from 'node:http';
import { type PortUse, portTaken } from './ports.ts';

/**
 * Starts a server.
 * @param port 0 takes any free one
 * @param host the one address that is answered; without it all of this machine's
 * @throws UserError when the port is taken
 */
export function listen(server: Server, use: PortUse, port: number, host?: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'EADDRINUSE' ? portTaken(use, port) : error),
  );
  server.listen(port, host, () => resolve(server));
  return promise;
}

/** Stops a server at once, whoever still holds a connection. */
export function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}
