import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import type { CalculationClient, ComparisonType } from '../../site/calculator/client/client.ts';
import { engineClient } from '../../site/calculator/client/engine-client.ts';
import { findBreakEvens } from '../../site/calculator/client/engine-tasks.ts';
import type { Address } from '../../site/calculator/comparison/state/address.ts';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { Comparison } from '../../site/sections/Comparison/Comparison.tsx';
import type { SectionProps } from '../../site/sections/sections.ts';
import { fail, getTexts, IN_PAGE, SETTLE } from './calculator.ts';

export type Calculate = CalculationClient['calculate'];
export type Find = CalculationClient['findBreakEvens'];

const findInPage: Find = async (request) => findBreakEvens(request);

export interface ComparisonArgs extends SectionProps<'comparison'> {
  query: string;
  calculate: Calculate;
  find: Find;
  tableOnly: boolean;
  prefilled: boolean;
  write: Address['write'];
}

/** What the metas of its stories share: the section with the client and the address of a story. */
export const COMPARISON_META = {
  parameters: { layout: 'fullscreen' as const },
  argTypes: {
    query: { description: 'The query of a shared link' },
    calculate: { description: 'Answers a comparison' },
    find: { description: 'Finds where the verdict turns' },
    tableOnly: { description: 'Only the assumptions of the table can be calculated with' },
    prefilled: { description: 'The choices come from the pension gap' },
    write: { description: 'Writes the choices into the address' },
  },
  args: {
    query: '',
    calculate: fn(engineClient.calculate),
    find: fn(findInPage),
    tableOnly: false,
    prefilled: false,
    write: fn<Address['write']>(),
  },
  render: function InItsWorld(props: ComparisonArgs) {
    const { query, calculate, find, tableOnly, prefilled, write, ...data } = props;
    const [parameters] = useState(() => new URLSearchParams(query));
    const [services] = useState({
      client: { ...IN_PAGE.client, calculate, findBreakEvens: find, tableOnly },
      address: {
        read: () => parameters,
        link: () => `https://fernblick.example/en?${parameters}`,
        isPrefilled: () => prefilled,
        write,
      },
    });
    return (
      <ComparisonServices value={services}>
        <Comparison {...data} />
      </ComparisonServices>
    );
  },
};

export function getRequests({ calculate }: ComparisonArgs) {
  return (calculate as Mock<Calculate>).mock.calls.map(([request]) => request);
}

/** The calculator asks once when it is hydrated. */
export async function waitForAnswer(args: ComparisonArgs): Promise<void> {
  await waitFor(() => expect(getRequests(args)).toHaveLength(1));
}

/** The last request as soon as there are so many. */
export async function waitForRequest(count: number, args: ComparisonArgs, timeout?: number) {
  await waitFor(() => expect(getRequests(args)).toHaveLength(count), timeout ? { timeout } : {});
  const [last] = getRequests(args).slice(-1);
  if (!last) throw new Error('Nothing was asked.');
  return last;
}

/** Expects that nothing is asked any more. */
export async function expectNoRequest(args: ComparisonArgs): Promise<void> {
  const before = getRequests(args).length;
  await new Promise((resolve) => setTimeout(resolve, 2 * SETTLE));
  await expect(getRequests(args)).toHaveLength(before);
}

export function getTypeRadio(canvasElement: HTMLElement, type: ComparisonType): HTMLElement {
  const radio = canvasElement.querySelector<HTMLElement>(`input[value="${type}"]`);
  if (!radio) throw new Error(`There is no choice ${type}.`);
  return radio;
}

export function getVerdict(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[data-part="verdict"]');
}

/** The verdict in one sentence. */
export function getSentence(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[data-part="verdict"] h3');
}

/** Waits until those of other inputs than the page's own have been found. */
export async function waitForBreakEvens(
  { canvasElement, args }: Pick<StoryContext<ComparisonArgs>, 'canvasElement' | 'args'>,
  times = 1,
) {
  await waitFor(() => expect(args.find).toHaveBeenCalledTimes(times));
  const busy = '[data-part="break-evens"] [aria-busy="true"]';
  await waitFor(() => expect(canvasElement.querySelector(busy)).toBeNull());
}

/** The texts of the break-evens, a row each. */
export function getBreakEvens(canvasElement: HTMLElement): (string | null)[] {
  const rows = canvasElement.querySelectorAll('[data-part="break-evens"] li');
  return [...rows].map(({ textContent }) => textContent);
}

/** A plan that comes from the pension gap, and what the page says of it. */
export const BROUGHT_ALONG = {
  args: { query: 'monthly=217&once=0&increment=2', prefilled: true },
  said: /217\s€.*0\s€.*2\s%.*35/,
};

/** A message about a value, with the one that was taken instead. */
export function explain(
  globals: StoryContext['globals'],
  error: 'monthlyContribution' | 'age' | 'oneTimeContribution' | 'outOfRange',
  value: string,
): string {
  const texts = getTexts(globals);
  const message = texts[`comparison.calculator.error.${error}`].replace(/\.?$/, '.');
  return texts['comparison.calculator.error.used']
    .replace('{message}', message)
    .replace('{value}', value);
}

/** Lets the first call of a story fail, however often the story is shown in a page. */
export function failFirst(call: Calculate | Find): void {
  (call as Mock<typeof fail>).mockImplementationOnce(fail);
}
