import { userEvent } from 'storybook/test';
import type { Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { brandTokens } from '../../tokens/index.ts';
import { pictured } from '../../visual/plan/modes.ts';

/** Stories about what the calculator does look like the others; one width shows their outcome. */
export const behaviour = pictured({ widths: [960] });

/** How long the calculator waits for a change to settle, in milliseconds. */
export const SETTLE = brandTokens.fernblick.duration.settle;

/** As long as a pause after a change and a calculation on a busy machine may take together. */
export const PATIENCE = { timeout: 8 * SETTLE };

/** The messages in the language of a story. */
export function textsOf({ locale }: { locale?: Locale }) {
  return messages[locale ?? 'en'];
}

/** Moves the focus to an element and presses keys. */
export async function press(element: HTMLElement | undefined, keys: string): Promise<void> {
  element?.focus();
  await userEvent.keyboard(keys);
}

/** A function that fails when it is called for the first time. */
export function failOnce<Call extends (...args: never[]) => Promise<unknown>>(
  call: Call,
): (...args: Parameters<Call>) => ReturnType<Call> | Promise<never> {
  let attempts = 0;
  return (...args) => {
    attempts += 1;
    return attempts === 1 ? fail() : (call(...args) as ReturnType<Call>);
  };
}

export async function fail(): Promise<never> {
  throw new Error('There is no connection.');
}

/** A promise that stays open. */
export function wait(): Promise<never> {
  return new Promise(() => {});
}
