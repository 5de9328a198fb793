import { expect, test } from 'vitest';
import { run } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';

test('a name that nothing has is told before anything is built', async () => {
  const { code, output } = await run('node visual/main.ts --only Buton', ROOT);
  expect(code).toBe(1);
  expect(output).toContain('Nothing is named "Buton". Nearest: Button');
  expect(output).not.toMatch(/built|build/i);
});
