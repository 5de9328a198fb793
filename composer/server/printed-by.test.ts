import { expect, test } from 'vitest';
import { printedBy } from './printed-by.ts';

test('a program gets the text and answers', async () => {
  const program = 'process.stdin.pipe(process.stdout)';
  expect(await printedBy(['-e', program], 'hello')).toBe('hello');
});

test('a program that fails before it has read a large text says why', async () => {
  const program = 'console.error("The landings cannot be read."); process.exit(1)';
  const printed = printedBy(['-e', program], 'x'.repeat(5_000_000));
  await expect(printed).rejects.toThrow('The landings cannot be read.');
});
