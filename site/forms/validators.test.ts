import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { EXAMPLES } from './validator-examples.ts';
import { validators } from './validators.ts';

describe.each(keysOf(validators))('%s', (name) => {
  const { accepts, refuses } = EXAMPLES[name];

  test.each(accepts)('accepts %j', (text) => {
    expect(validators[name](text)).toBe(true);
  });

  test.each(refuses)('refuses %j', (text) => {
    expect(validators[name](text)).toBe(false);
  });

  test('answers a long text at once', () => {
    const started = performance.now();
    for (const part of ['a', '0', ' ', '.', '-', 'a.', '0 ']) {
      validators[name](`${part.repeat(50_000)}!`);
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
