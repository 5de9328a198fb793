import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { students as landing } from '../../site/landings/check/landings.fixture.ts';
import type { Draft } from '../draft/draft.ts';

const FOLDER = 'site/landings';
const SAVE = JSON.stringify(new URL('save.ts', import.meta.url).href);
const students = { name: 'students', landing } as unknown as Draft;
const drafts = ['/de/studierende', '/de/studis'].map((de) => ({
  ...students,
  landing: { ...students.landing, path: inEachLanguage({ en: '/en/students', de }) },
}));

test('two workbenches that save at the same time, and are killed, leave one whole landing', async () => {
  const root = await createFolder();
  await mkdir(join(root, FOLDER), { recursive: true });
  const savers = [saveForever(root, drafts), saveForever(root, drafts.toReversed())];
  await Promise.all(savers.map(({ stdout }) => once(stdout, 'data')));
  const readings = new Set<unknown>();
  const readUntil = Date.now() + 1000;
  while (Date.now() < readUntil) {
    readings.add(readPath(root));
    await setTimeout(1);
  }
  expect(savers.map(({ exitCode }) => exitCode)).toEqual([null, null]);
  const ended = savers.map((saver) => once(saver, 'exit'));
  for (const saver of savers) saver.kill('SIGKILL');
  await Promise.all(ended);
  readings.add(readPath(root));
  expect([...readings].toSorted()).toEqual(drafts.map(({ landing }) => landing.path.de));
});

/** @throws when the file is not whole */
function readPath(root: string): unknown {
  return JSON.parse(readFileSync(join(root, FOLDER, 'students.json'), 'utf8')).path.de;
}

/** Saves these drafts again and again, and agrees to what they change. */
function saveForever(root: string, drafts: readonly Draft[]) {
  const script = `
    import { save } from ${SAVE};
    const saveAs = (draft, agreedTo) => save(JSON.stringify({ draft, agreedTo }), ${JSON.stringify(root)});
    for (let saved = 0; ; saved += 1) {
      const draft = ${JSON.stringify(drafts)}[saved % 2];
      let hash = null;
      for (;;) {
        try {
          await saveAs(draft, hash);
          break;
        } catch (error) {
          if (error.status !== 409) throw error;
          hash = error.details.hash;
        }
      }
      if (saved === 2) console.log('saving');
    }`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
