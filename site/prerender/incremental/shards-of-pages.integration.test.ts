import { beforeEach, expect, test, vi } from 'vitest';
import { itemsOfShard, type Shard, WHOLE } from '../../../lib/shard.ts';
import { manyLandings } from '../../../tools/library/many-landings.ts';
import { BRAND } from '../../../tools/project/brand.ts';

beforeEach(() => {
  vi.stubEnv('BRAND', BRAND);
  return () => vi.unstubAllEnvs();
});

test('the pages of a shard are those of a whole build', { timeout: 60_000 }, async () => {
  const whole = await rendered(WHOLE);
  // The first one begins as the whole build does, so only another one can differ.
  const second = await rendered({ index: 2, count: 2 });
  expect(second).toHaveLength(whole.length / 2);
  expect(second).toEqual(whole.slice(second.length));
});

/** Generated pages, which share their parts, rendered by modules that have rendered nothing else. */
async function rendered(shard: Shard): Promise<string[]> {
  vi.resetModules();
  const { listPages, renderDocument } = await import('./server-entry.ts');
  const pages = listPages([manyLandings(4)]).filter(({ effort }) => effort === 'quick');
  return itemsOfShard(pages, shard).map(
    ({ file, make }) => file + Object.values(renderDocument(make())).join(),
  );
}
