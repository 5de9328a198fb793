/**
 * How long a call to action waits before it leaves the page, so that what was just sent gets away.
 * In milliseconds.
 */
const DELAYS = { cta1: 200, cta2: 300, cta: 300, calculate: 300 } as const;

/**
 * The wait of a call to action, in milliseconds.
 * @throws when no such target is known
 */
export function findRedirectDelay(target: string): number {
  if (isTarget(target)) return DELAYS[target];
  throw new Error(`Unknown track target "${target}". Known: ${Object.keys(DELAYS).join(', ')}.`);
}

function isTarget(target: string): target is keyof typeof DELAYS {
  return Object.hasOwn(DELAYS, target);
}
