import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('a program does not inherit the NODE_ENV that Vite sets in this process', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const { run } = await import('./run.ts');
  vi.stubEnv('NODE_ENV', 'development');
  const { output } = await run('node -p process.env.NODE_ENV');
  expect(output).toBe('undefined\n');
});
