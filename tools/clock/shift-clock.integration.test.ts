import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { runOrThrow } from '../process/run.ts';
import { shiftClock } from './shift-clock.ts';

const DAY = 24 * 3_600_000;

/** What asks for the time in every way, in a program, in a worker and in a child. */
const PROGRAM = `
import { execFileSync } from 'node:child_process';
import { Worker, isMainThread } from 'node:worker_threads';
const now = new Date();
const times = [now.getTime(), Date.now(), Date.parse(Date()), Number(now)];
console.log(JSON.stringify({ times, isDate: now instanceof Date, fixed: new Date(0).getTime() }));
if (isMainThread) new Worker(new URL(import.meta.url));
if (isMainThread && !process.argv[2])
  process.stdout.write(execFileSync(process.execPath, [process.argv[1], 'child']));
`;

test('a program, its workers and what it starts have another clock', async () => {
  const program = join(await createFolder(), 'program.mjs');
  await writeFile(program, PROGRAM);
  // This process may have another clock, too.
  const started = performance.timeOrigin + performance.now() + 400 * DAY;
  const variables = { NODE_OPTIONS: shiftClock(400 * DAY) };
  const { output } = await runOrThrow(`node ${program}`, undefined, { variables });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(4);
  for (const { times, ...others } of lines) {
    expect(others).toEqual({ isDate: true, fixed: 0 });
    for (const time of times) expect(Math.abs(time - started)).toBeLessThan(DAY);
  }
});
