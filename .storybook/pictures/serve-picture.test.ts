import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reportOf, resultOf } from '../../visual/report-examples.ts';

const picture = resultOf();
let folder: string;
let address: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'report.json'), JSON.stringify(reportOf([picture])));
  const png = join(folder, 'pictures/after', picture.file);
  await mkdir(dirname(png), { recursive: true });
  await writeFile(png, 'the picture');
  vi.stubEnv('VISUAL_REPORT', folder);
  const { servePicture } = await import('./serve-picture.ts');
  const server = createServer(servePicture).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('a picture of the report is served, and to no other site', async () => {
  const response = await fetch(`${address}/after/${picture.id}?report-1`);
  expect(await response.text()).toBe('the picture');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test.each([
  ['a file of the report by its path', `/after/${encodeURIComponent(picture.file)}`],
  ['a way out of the folder', '/after/..%2F..%2Freport.json'],
  ['another view', `/..%2F/${picture.id}`],
  ['a picture that was not taken', `/before/${picture.id}`],
  ['a broken address', '/after/%E0%A4%A'],
  ['nothing', '/'],
])('%s is not served', async (_case, path) => {
  const response = await fetch(address + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('There is no such picture.');
});
