import { createServer } from 'node:net';
import { UserError } from './project.ts';

/** Every port, each with the environment variable that chooses another. */
export const PORTS = {
  site: { variable: 'PORT', standard: 4173 },
  workbench: { variable: 'STORYBOOK_PORT', standard: 6006 },
  review: { variable: 'VISUAL_PORT', standard: 4175 },
} as const;

export type PortUse = keyof typeof PORTS;

/** The port that the environment asks for, or the standard one. */
export function portOf(use: PortUse): number {
  const { variable, standard } = PORTS[use];
  const given = process.env[variable];
  if (!given) return standard;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65536) return Number(given);
  throw new UserError(`${variable}=${given} is not a port. Give a number from 0 to 65535.`);
}

/** What to say when something else listens already. */
export function portTaken(use: PortUse, port: number): UserError {
  const { variable } = PORTS[use];
  return new UserError(
    `Port ${port}, wanted for the ${use}, is taken. Stop what listens there, or choose another: ` +
      `${variable}=${port + 1} npm run …`,
  );
}

/** Refuses a port before two long-running programs are started on it. */
export async function assertFree(use: PortUse, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer().once('error', () => reject(portTaken(use, port)));
  probe.listen(port, () => probe.close(() => resolve()));
  await promise;
}
