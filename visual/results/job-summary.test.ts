import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { makeDecision, makeReport, makeResult } from '../model/report.fixture.ts';
import { formatJobSummary, writeJobSummary } from './job-summary.ts';

const token = { kind: 'token', file: 'tokens.json', detail: 'color.line: #ddd → #eee' } as const;
const rejected = { ...makeDecision('rejected'), why: 'Cut | off' };
const report = makeReport([
  makeResult({ story: 'a--one', causes: [token] }),
  makeResult({ story: 'a--two', causes: [token], decision: rejected }),
  makeResult({ story: 'a--three', status: 'new' }),
  makeResult({ story: 'a--four', status: 'equal' }),
]);

test('the summary of a job counts what is open by cause, and says who rejected what and why', () => {
  const text = formatJobSummary(report);
  expect(text).toContain('3 pictures to decide or fix.');
  expect(text).toContain('| 2 | changed | token color.line: #ddd → #eee | `a--one.en-480`');
  expect(text).toContain('| 1 | new |');
  expect(text).toContain('(#artifacts)');
  expect(text).toContain('- `a--two.en-480`: Cut \\| off (Ada Lovelace, 2026-03-01T12:00:00.000Z)');
});

test('a green run has no table', () => {
  const text = formatJobSummary(makeReport([makeResult({ status: 'equal' })]));
  expect(text).toContain('All pictures match the accepted ones.');
  expect(text).not.toContain('|---');
});

test('it is added to what the job has said before, where a CI shows it', async () => {
  const file = join(await createFolder({ 'summary.md': 'before\n' }), 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', file);
  await writeJobSummary(report);
  vi.unstubAllEnvs();
  expect(await readFile(file, 'utf8')).toMatch(/^before\n## Pictures/);
});
