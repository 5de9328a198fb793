import type { StoryContext } from '@storybook/react-vite';
import type { ContextType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { engineClient } from '../../site/calculator/client/engine-client.ts';
import { simulate } from '../../site/calculator/client/engine-tasks.ts';
import { browserAddress } from '../../site/calculator/comparison/state/address.ts';
import type { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { brandTokens } from '../../tokens/index.ts';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Stories about the calculator's behaviour look like the others; one width shows their outcome. */
export const behaviour = configurePictures({ widths: [960] });

/** One part differs from another story of the section, which has all widths: a phone's and two columns. */
export const differsInOnePart = configurePictures({ widths: [360, 960] });

/** How long the calculator waits for a change to settle, in milliseconds. */
export const SETTLE = brandTokens.fernblick.duration.settle;

/** The messages in the language of a story. */
export function getTexts({ locale }: { locale?: Locale }) {
  return messages[locale ?? 'en'];
}

/** Tries again as soon as that is offered, until it no longer is. */
export async function retry({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) {
  const button = { name: getTexts(globals)['frame.retry'] };
  await userEvent.click(await canvas.findByRole('button', button));
  await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
}

/** Moves the focus to an element and presses keys. */
export async function press(element: HTMLElement | undefined, keys: string): Promise<void> {
  element?.focus();
  await userEvent.keyboard(keys);
}

/** The services of a calculator that simulates in the page, without a worker. */
export const IN_PAGE = {
  client: { ...engineClient, simulate: async (request) => simulate(request) },
  address: browserAddress,
} satisfies ContextType<typeof ComparisonServices>;

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
