import { expect, test } from 'vitest';
import { askForPension } from './lead.ts';

const answering = (status: number, body: unknown) => async () => Response.json(body, { status });

test.each([
  ['a pension', 200, { pension: { id: 'a' } }, true],
  ['the fact of a pension', 200, { pension: true }, true],
  ['a lead without pension', 200, {}, false],
  ['a lead whose pension is none', 200, { pension: null }, false],
  ['nobody logged in', 401, {}, false],
  ['no lead', 404, {}, false],
])('%s', async (_case, status, body, hasPension) => {
  expect(await askForPension('/lead', answering(status, body))).toBe(hasPension);
});

test.each([
  [500, {}, '/lead answered with status 500.'],
  [200, 'yes', 'something that is not a lead'],
  [200, null, 'something that is not a lead'],
])('a %i with %o is an error', async (status, body, message) => {
  await expect(askForPension('/lead', answering(status, body))).rejects.toThrow(message);
});
