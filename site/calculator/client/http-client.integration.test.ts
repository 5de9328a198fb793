import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, listen } from '../../../tools/serve/listen.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { calculateAnswer } from './answer.ts';
import type { CalculationRequest } from './client.ts';
import { httpClient } from './http-client.ts';

const request: CalculationRequest = {
  inputs: DEFAULT_INPUTS,
  comparisonType: 'OTHER_INVESTMENT',
  preset: 'published',
};
const { calculationOutput } = calculateAnswer({ inputs: DEFAULT_INPUTS, preset: 'published' });
const { signal } = new AbortController();

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('httpClient', () => {
  it('sends the six inputs with the type and takes the output', async () => {
    const asked: unknown[] = [];
    const url = await serviceThat(async (incoming, response) => {
      asked.push({ method: incoming.method, ...JSON.parse(await text(incoming)) });
      answer(response, { calculationOutput });
    });
    const { payouts, gains, ...table } = await httpClient(url).calculate(request, signal);
    expect(asked).toEqual([
      { method: 'POST', ...DEFAULT_INPUTS, comparisonType: 'OTHER_INVESTMENT' },
    ]);
    expect(table.calculationOutput.pfSummary.value).toBe(calculationOutput.pfSummary.value);
    expect({ payouts, gains }).toEqual({ payouts: [], gains: null });
  });

  it.each([
    ['directinvestBrokarageFee', 'directinvestBrokerageFee'],
    ['pfBrokerageFee', 'pfBrokarageFee'],
    ['otherbrokerBrokerageFee', 'otherbrokerBrokarageFee'],
  ] as const)('reads %s also as %s', async (key, spelling) => {
    const { [key]: fee, ...others } = calculationOutput;
    const output = { ...others, [spelling]: { ...fee, value: -0.0123 } };
    const url = await serviceThat((_, response) => answer(response, { calculationOutput: output }));
    const read = await httpClient(url).calculate(request, signal);
    expect(read.calculationOutput[key].value).toBe(-0.0123);
  });

  it('gives up when the service is too slow', async () => {
    const url = await serviceThat(() => {});
    await expect(httpClient(url, 50).calculate(request, signal)).rejects.toThrow(/timeout/i);
  });

  it('gives up when the body is too slow', async () => {
    const url = await serviceThat((_, response) => response.write('{'));
    await expect(httpClient(url, 50).calculate(request, signal)).rejects.toThrow(/timeout/i);
  });

  it('names the status of a failure', async () => {
    const url = await serviceThat((_, response) => response.writeHead(503).end());
    await expect(httpClient(url).calculate(request, signal)).rejects.toThrow('status 503');
  });

  it('fails when nothing listens', async () => {
    const url = await serviceThat(() => {});
    await cleanUps.pop()?.();
    await expect(httpClient(url).calculate(request, signal)).rejects.toThrow();
  });

  it.each([
    ['no JSON', '<html>', 'JSON'],
    ['nothing', 'null', 'pfSummary'],
    ['no output', '{}', 'pfSummary'],
    ['text for a number', output({ value: '0' }), 'pfSummary'],
    ['no number', output({ value: null }), 'pfSummary'],
    ['a number beyond all bounds', output({ value: 0 }).replace('0', '1e999'), 'pfSummary'],
    ['a finite number that is no rate', output({ value: -1e300 }), 'pfSummary'],
    ['per cent', output({ value: 7 }), '7 for pfSummary'],
  ])('refuses %s', async (_, body, message) => {
    const url = await serviceThat((_, response) => response.end(body));
    await expect(httpClient(url).calculate(request, signal)).rejects.toThrow(message);
  });

  it('drops a question that a newer one replaces, whichever is answered first', async () => {
    const held: ServerResponse[] = [];
    const url = await serviceThat((_, response) => {
      if (held.push(response) === 2) answer(response, { calculationOutput });
    });
    const client = httpClient(url);
    const older = new AbortController();
    const replaced = client.calculate(request, older.signal);
    await expect.poll(() => held.length).toBe(1);
    older.abort();
    const newer = client.calculate(request, signal);
    await expect(replaced).rejects.toThrow(/abort/i);
    expect((await newer).calculationOutput.pfSummary).toBeDefined();
  });

  it('refuses assumptions that the service would ignore', async () => {
    const cautious = { ...request, preset: 'cautious' } as const;
    await expect(httpClient('http://localhost').calculate(cautious, signal)).rejects.toThrow(
      'only the published assumptions',
    );
  });
});

/** The address of a service that answers like this until the test ends. */
async function serviceThat(answers: RequestListener): Promise<string> {
  const server = await listen(createServer(answers), 'site', 0, '127.0.0.1');
  cleanUps.push(() => closeServer(server));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}/comparison`;
}

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** An answer whose first row is this one. */
function output(pfSummary: unknown): string {
  return JSON.stringify({ calculationOutput: { pfSummary } });
}
