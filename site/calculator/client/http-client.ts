import { createRecord } from '../../../lib/objects.ts';
import { OUTPUT_KEYS, property } from '../../calculation/index.ts';
import { type AnswerValues, type CalculationClient, keepTable } from './client.ts';

/** How long the service may take, in milliseconds: after that the page offers to try again. */
const PATIENCE = 10_000;

/**
 * Asks a calculation service: a POST with the six inputs and
 * `comparisonType` as JSON, answered by `{ calculationOutput }` with rates as fractions. The service
 * calculates with its own, the published assumptions.
 */
export function httpClient(url: string, patience = PATIENCE): CalculationClient {
  return {
    tableOnly: true,
    async calculate({ inputs, comparisonType, preset, overrides = {} }, signal) {
      if (preset !== 'published' || Object.keys(overrides).length > 0)
        throw new Error('The calculation service knows only the published assumptions.');
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ ...inputs, comparisonType }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      if (!response.ok)
        throw new Error(`The calculation service answered with status ${response.status}.`);
      return keepTable({ calculationOutput: readOutput(await response.json()) });
    },
    findBreakEvens: refuse,
    simulate: refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Error('The calculation service answers the table alone.');
}

/**
 * The values of an answer of any shape.
 * @throws when one is missing or cannot be the effect of something on a yearly return
 */
function readOutput(body: unknown): AnswerValues {
  const output = property(body, 'calculationOutput');
  return createRecord(OUTPUT_KEYS, (key) => {
    const row = property(output, key) ?? property(output, respell(key));
    const value = property(row, 'value');
    if (typeof value !== 'number')
      throw new Error(`The calculation service answered without a number for ${key}.`);
    if (!(Math.abs(value) < 1))
      throw new Error(
        `The calculation service answered ${value} for ${key}: no rate as a fraction.`,
      );
    return { value };
  });
}

/** The interface spells the depot's brokerage fee «Brokarage»; corrected services must work too. */
function respell(key: string): string {
  return key.replace(/Brok[ae]rage/, (word) => (word === 'Brokarage' ? 'Brokerage' : 'Brokarage'));
}
