import { setTimeout } from 'node:timers/promises';
import { UserError } from '../../lib/user-error.ts';

/** Sends a command of WebDriver, the protocol of the W3C, and returns the value of its answer. */
export async function sendCommand<Value>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: Value & { message?: string } } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${value.message}`);
  return value;
}

/** Waits until a driver that was just started listens. */
export async function waitForDriver(address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const status = await fetch(`${address}/status`).catch(() => undefined);
    if (status?.ok) return;
    await setTimeout(100);
  }
  throw new UserError(`The driver at ${address} did not start within 5 s.`);
}

/** The member of a found element's JSON that has its id; the name is part of the protocol. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
