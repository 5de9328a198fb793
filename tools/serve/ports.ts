import { UserError } from '../../lib/user-error.ts';

/** Every port, each with the environment variable that overrides it. */
export const PORTS = {
  site: { variable: 'PORT', fallback: 4173 },
  workbench: { variable: 'STORYBOOK_PORT', fallback: 6006 },
  review: { variable: 'VISUAL_PORT', fallback: 4175 },
} as const;

export type PortUse = keyof typeof PORTS;

/** The port set in the environment, or the default one. */
export function findPort(use: PortUse): number {
  const { variable, fallback } = PORTS[use];
  const given = process.env[variable];
  if (!given) return fallback;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65536) return Number(given);
  throw new UserError(`${variable}=${given} is not a port. Give a number from 0 to 65535.`);
}
