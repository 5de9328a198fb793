import { expect, test } from 'vitest';
import { describeFindings, parseReport } from './html-report.ts';

const [url, extract] = ['file:/de/index.html', '<td role="cell">'];

test('errors are counted by message, advice is not, and CSS only as a sum', () => {
  const findings = ['First', 'Second', 'Second', 'CSS: newer'].map((message) => ({
    type: 'error',
    url,
    extract,
    message,
  }));
  const output = JSON.stringify({
    messages: [...findings, { type: 'info', url, message: 'Advice' }],
  });
  expect(describeFindings(parseReport(`npm says something\n${output}\n`))).toEqual({
    errors: 3,
    lines: [
      '2 × Second',
      `    ${url}: ${extract}`,
      '1 × First',
      `    ${url}: ${extract}`,
      '3 errors, 1 in CSS that the checker does not know',
    ],
  });
});

test('a checker that prints something else has not run', () => {
  expect(() => parseReport('Error: no jar')).toThrow('did not run:\nError: no jar');
});
