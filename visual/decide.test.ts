import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBaselines, sha256 } from './baselines.ts';
import { undecided } from './check.ts';
import { decide, type Places, recover } from './decide.ts';
import { readDecisions } from './decisions.ts';
import type { Mark, Marks, Report, Result } from './report.ts';
import { reportOf, resultOf } from './report-examples.ts';
import { pictureFile, readReport, writeReport } from './report-folder.ts';

const PNG = Buffer.from('any bytes do: deciding does not look at pixels');

let folder = '';
let places: Places = { report: '', baselines: '', log: '' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernblick-decide-'));
  places = {
    report: join(folder, 'report'),
    baselines: join(folder, 'baselines'),
    log: join(folder, 'decisions.jsonl'),
  };
});

afterEach(() => rm(folder, { recursive: true }));

/** A new picture whose PNG is the bytes above. */
function result(changes: Partial<Result> = {}): Result {
  const after = { hash: sha256(PNG), width: 480, height: 40, capture: sha256('capture') };
  return resultOf({ verdict: 'new', after, ...changes });
}

async function report(results: Result[], changes: Partial<Report> = {}): Promise<void> {
  await write(join(places.report, 'report.json'), '');
  await writeReport(reportOf(results, changes), places.report);
  for (const { file } of results) await write(pictureFile(places.report, 'after', file), PNG);
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function mark({ id, before, after }: Result, changes: Partial<Mark> = {}): Marks {
  const hashes = { before: before?.hash ?? null, after: after?.hash ?? null };
  const one = { id, verdict: 'accepted' as const, why: 'As designed', ...hashes, ...changes };
  return { version: 1, report: reportOf([]).id, marks: [one] };
}

async function problems() {
  const { hashes } = await readBaselines(places.baselines);
  return [...undecided(hashes, await readDecisions(places.log)).values()];
}

describe('accepting', () => {
  test('writes the baseline and a signed line, and notes it in the report', async () => {
    await report([result()]);
    const { done, refused } = await decide(mark(result()), places);
    expect({ done, refused }).toEqual({ done: [result().id], refused: [] });
    expect(await readFile(join(places.baselines, result().file))).toEqual(PNG);
    expect(await readDecisions(places.log)).toMatchObject([
      {
        story: 'components-button--plain',
        mode: 'en-480',
        verdict: 'accepted',
        before: null,
        after: sha256(PNG),
        capture: sha256('capture'),
        who: expect.stringContaining('@'),
        why: 'As designed',
        commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    ]);
    const [noted] = (await readReport(places.report)).results;
    expect(noted?.decision).toMatchObject({ verdict: 'accepted', why: 'As designed' });
    const page = await readFile(join(places.report, 'index.html'), 'utf8');
    expect(page, 'whoever opens the page from disk sees it, too').toContain('"why":"As designed"');
    expect(await problems()).toEqual([]);
  });

  test('the end of a story removes its baseline', async () => {
    await report([result()]);
    await decide(mark(result()), places);
    const { after, ...rest } = result();
    const gone = { ...rest, verdict: 'gone' as const, ...(after && { before: after }) };
    await report([gone]);
    const { refused } = await decide(mark(gone), places);
    expect(refused).toEqual([]);
    expect((await readBaselines(places.baselines)).hashes.size).toBe(0);
    expect(await problems()).toEqual([]);
  });
});

test('rejecting signs a line and leaves the baseline alone', async () => {
  await report([result()]);
  const { done } = await decide(mark(result(), { verdict: 'rejected', why: 'Too wide' }), places);
  expect(done).toHaveLength(1);
  expect((await readBaselines(places.baselines)).hashes.size).toBe(0);
  expect(await readDecisions(places.log)).toMatchObject([{ verdict: 'rejected', why: 'Too wide' }]);
});

test('a rejection is signed once, and again for another reason only', async () => {
  await report([result()]);
  const rejection = mark(result(), { verdict: 'rejected', why: 'Too wide' });
  await decide(rejection, places);
  expect((await decide(rejection, places)).refused).toEqual([
    { id: result().id, why: 'It has been rejected already, for the same reason.' },
  ]);
  const other = mark(result(), { verdict: 'rejected', why: 'Too high' });
  expect((await decide(other, places)).done).toHaveLength(1);
  expect(await readDecisions(places.log)).toHaveLength(2);
});

describe('a mark is refused', () => {
  test.each<[string, Partial<Mark>, RegExp]>([
    ['about a picture nobody knows', { id: 'components-x--y.en-480' }, /no such picture/],
    ['without a reason', { why: ' ' }, /needs a reason/],
    ['about other pixels than the report has', { after: 'f'.repeat(64) }, /decide anew/],
  ])('%s', async (_what, changes, message) => {
    await report([result()]);
    await expectRefusal(mark(result(), changes), message);
  });

  test.each<[string, Partial<Result>, RegExp]>([
    ['when it is unstable', { verdict: 'unstable' }, /nothing to decide/],
    ['when it failed', { verdict: 'failed' }, /nothing to decide/],
    ['when it is equal', { verdict: 'equal' }, /nothing to decide/],
  ])('%s', async (_what, changes, message) => {
    await report([result(changes)]);
    await expectRefusal(mark(result(changes)), message);
  });

  test('when another browser took the pictures', async () => {
    await report([result()], { isReportOnly: true });
    await expectRefusal(mark(result()), /another browser/);
  });

  test('when the PNG in the report is not the one that was looked at', async () => {
    await report([result()]);
    await writeFile(pictureFile(places.report, 'after', result().file), 'other bytes');
    await expectRefusal(mark(result()), /PNG is missing in the report, or is another one/);
  });

  test('when the baseline is another one by now', async () => {
    await report([result()]);
    await write(join(places.baselines, result().file), 'from a merge');
    await expectRefusal(mark(result()), /baseline has changed/);
  });

  async function expectRefusal(marks: Marks, message: RegExp): Promise<void> {
    const { done, refused } = await decide(marks, places);
    expect(done).toEqual([]);
    expect(refused[0]?.why).toMatch(message);
    expect(await readDecisions(places.log)).toEqual([]);
  }
});

describe('an interruption', () => {
  test('before the log was written leaves everything as it was', async () => {
    await report([result()]);
    await leaveWaiting('0'.repeat(64));
    await recover(await readDecisions(places.log), places);
    expect((await readBaselines(places.baselines)).hashes.size).toBe(0);
  });

  test('after the log was written is finished later', async () => {
    await report([result()]);
    await decide(mark(result()), places);
    await rm(join(places.baselines, result().file));
    const [line] = await readDecisions(places.log);
    await leaveWaiting(line?.hash ?? '');
    await recover(await readDecisions(places.log), places);
    expect(await problems()).toEqual([]);
  });

  async function leaveWaiting(lastLine: string): Promise<void> {
    const waiting = join(places.baselines, '.waiting');
    await write(join(waiting, '0.png'), PNG);
    const moves = [{ file: result().file, from: '0.png' }];
    await write(join(waiting, 'moves.json'), JSON.stringify({ lastLine, moves }));
  }
});

test('two people deciding at once both end up in one chain', async () => {
  const other = result({
    id: 'components-button--plain.de-480',
    mode: { locale: 'de', width: 480, brand: 'fernblick' },
    file: 'components/button/plain.de-480.png',
  });
  await report([result(), other]);
  await Promise.all([decide(mark(result()), places), decide(mark(other), places)]);
  expect(await readDecisions(places.log)).toHaveLength(2);
  const { results } = await readReport(places.report);
  expect(results.every(({ decision }) => decision)).toBe(true);
});
