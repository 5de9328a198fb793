import { expect, test } from 'vitest';
import { UserError } from '../../lib/user-error.ts';
import { explainFailure } from './explain-failure.ts';

test.each([
  new Error('ENOSPC: no space left on device, write'),
  new Error('en/index.html could not be written: EFBIG: file too large, write'),
  new UserError('Caused by:\n    No space left on device (os error 28)\n\n`vike build` failed.'),
])('of a full disk only that is said: %s', (error) => {
  const { message } = explainFailure(error, '/site/dist');
  expect(message).toMatch(/^There is no room left for \/site\/dist \(.*\)\. .* make room/);
  expect(message).not.toContain('\n');
});

test('any other error ends with its cause', () => {
  const { message } = explainFailure(new Error('faqs could not be written', { cause: 5 }), '/dist');
  expect(message).toMatch(/\[cause\]: 5/);
  expect(message.split('\n').at(-1)).toBe('The last build is as it was: faqs could not be written');
});

test('of what a plugin of ours refuses only that is said', () => {
  const output =
    'transforming...\n[plugin fernblick:content]\nRolldownError: The service failed.\n    at error (file:///a.mjs:1:2)\n';
  const { message } = explainFailure(new UserError(output), '/dist');
  expect(message).toBe('The service failed.\nThe last build is as it was.');
});

test('what is meant for the reader stays as it is', () => {
  const error = new UserError('Fix these entries.');
  expect(explainFailure(error, '/dist')).toBe(error);
});
