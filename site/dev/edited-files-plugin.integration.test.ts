import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { editedFilesPlugin } from './edited-files-plugin.ts';

test('a file that was removed and comes back is taken as a new one: no page is loaded anew for it', async () => {
  const root = await createFolder({
    'main.js': "import.meta.glob('./*.json', { eager: true });\nimport.meta.hot.accept();",
    'students.json': '{}',
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [editedFilesPlugin],
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { client } = server.environments;
    const sent = vi.spyOn(client.hot, 'send');
    const waitForUpdate = () => vi.waitUntil(() => sent.mock.calls[0]?.[0]);
    const file = join(root, 'students.json');
    for (const path of ['/main.js', '/students.json']) await client.transformRequest(path);
    await rm(file);
    await waitForUpdate();
    await client.transformRequest('/main.js');
    sent.mockClear();
    await writeFile(file, '{}');
    expect(await waitForUpdate()).toMatchObject({ type: 'update' });
  } finally {
    await server.close();
  }
});
