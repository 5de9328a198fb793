import { fileURLToPath } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('nothing that is edited often restarts the dev server, as all does that its configuration imports', async () => {
  const config = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  const env = { command: 'serve', mode: 'development' } as const;
  const { dependencies = [] } = (await loadConfigFromFile(env, config)) ?? {};
  expect(dependencies.some((file) => file.endsWith('/reload-pages-plugin.ts'))).toBe(true);
  const often =
    /\/(messages|landings|calculation|calculator|sections|tokens|content\/brands|documents)\/|\/faq\.|\.tsx$/;
  expect(
    dependencies.filter((file) => often.test(file.replaceAll(/^.*node_modules/g, ''))),
  ).toEqual([]);
});
