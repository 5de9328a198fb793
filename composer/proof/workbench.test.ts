import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withWorkbench } from './workbench.ts';

test('a workbench that ends instead of starting says why at once', {
  timeout: 30_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-workbench-'));
  const started = withWorkbench(folder, () => Promise.reject(new Error('It has started.')));
  await expect(started).rejects.toThrow(/\.storybook[\s\S]*The workbench ended with exit code 1\./);
  await rm(folder, { recursive: true });
});
