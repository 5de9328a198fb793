import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { fill, keep, makeBox, paint } from '../compare/paint.fixture.ts';
import { groupByCause } from '../groups/cause-groups.ts';
import type { Accepted, Answer, Decisions } from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import { makeAccepted, makeDecision, makeReport, makeResult } from '../model/report.fixture.ts';
import { judge } from '../results/summary.ts';
import { compareDecisions } from './compare-accepted.ts';

test('accepted pictures of two commits are compared, with who accepted the later ones', async () => {
  const cache = new PictureCache(join(await createFolder(), 'pictures'));
  const old = await keep(cache, fill(48, 40));
  const young = await keep(cache, paint(fill(48, 40), makeBox(4, 4, 8), 0x123456));
  const [same, other, added, removed, lost] = ['same', 'other', 'added', 'removed', 'lost'].map(
    (story) => makeResult({ story, title: `Components/${story}` }),
  );
  const pictures = [same, other, added, removed, lost].flatMap((one) => one ?? []);
  const line = (hash: string) => makeAccepted({ pixels: hash });
  const ids = { before: [same, other, removed, lost], after: [same, other, added, lost] };
  const side = (name: 'before' | 'after'): Decisions => {
    const accepted = new Map<string, Accepted>();
    for (const one of ids[name])
      if (one)
        accepted.set(one.id, line(name === 'before' || one === same ? old.hash : young.hash));
    const answer: Answer = {
      ...makeDecision('accepted'),
      story: 'other',
      mode: 'en-480',
      pixels: '',
    };
    return { accepted, answered: new Map([[other?.id ?? '', answer]]), rejected: new Map() };
  };
  const failure = 'this clone has no such commit';
  const images = {
    before: new Map(ids.before.map((one) => [one?.id ?? '', one === lost ? { failure } : old])),
    after: new Map(ids.after.map((one) => [one?.id ?? '', one === same ? old : young])),
  };
  const sides = { before: side('before'), after: side('after') };
  const results = await compareDecisions(pictures, sides, images, cache);
  expect(results.map(({ status }) => status)).toEqual([
    'equal',
    'changed',
    'new',
    'removed',
    'changed',
  ]);
  expect(results[1]).toMatchObject({ regions: [{}], decision: makeDecision('accepted') });
  expect(results[4]?.reason).toContain(failure);
  const base = { before: 'v1', after: 'v2' };
  expect(judge(makeReport(results, { base }))).toMatchObject({
    exitCode: 0,
    verdict: expect.stringMatching(/^4 pictures accepted at v2 and at v1 differ/),
  });
  const titles = groupByCause(results, () => true, true).map(({ title }) => title);
  expect(titles, 'what is the same can be looked at, too').toContain(
    'Unchanged pictures of Components/same',
  );
});
