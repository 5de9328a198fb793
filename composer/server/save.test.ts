import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { HttpError } from '../../lib/http-error.ts';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { students as landing } from '../../site/landings/check/landings.fixture.ts';
import type { Draft } from '../draft/draft.ts';
import { check, save } from './save.ts';

const FOLDER = 'site/landings';
const FILE = `${FOLDER}/students.json`;
const students = { name: 'students', landing } as unknown as Draft;
let root: string;

beforeEach(async () => {
  root = await createFolder();
  await mkdir(join(root, FOLDER), { recursive: true });
});

test('a new landing is written in one file, and saved again without a question', async () => {
  const saved = { story: 'landings-every-landing--students-en' };
  expect(await saveDraft(students)).toEqual(saved);
  expect(await saveDraft(students)).toEqual(saved);
  expect(await readdir(join(root, FOLDER))).not.toContainEqual(expect.stringMatching(/\.new$/));
  expect(JSON.parse(await readFile(join(root, FILE), 'utf8'))).toEqual({
    $schema: './landing.schema.json',
    ...students.landing,
  });
});

test('a landing that is there is only replaced once its differences are agreed to', async () => {
  await saveDraft(students);
  const landing = {
    ...students.landing,
    path: inEachLanguage({ en: '/en/other.lp', de: '/de/anders.lp' }),
  };
  const error = await catchError(() => saveDraft({ ...students, landing }));
  expect(error).toMatchObject({
    status: 409,
    message: 'Saving changes this in the page students:',
    details: { differences: expect.stringContaining('path (en): /en/students.lp → /en/other.lp') },
  });
  expect(await readFile(join(root, FILE), 'utf8')).not.toContain('/en/other.lp');
  await saveDraft({ ...students, landing }, String(error.details.hash));
  expect(await readFile(join(root, FILE), 'utf8')).toContain('/en/other.lp');
});

test('a landing that somebody else changed meanwhile says so', async () => {
  await saveDraft(students);
  const path = join(root, FILE);
  const changed = (await readFile(path, 'utf8')).replace('Small amounts', 'Little money');
  await writeFile(path, changed);
  expect(await catchError(() => saveDraft({ ...students, base: students }))).toMatchObject({
    status: 409,
    message: `${FILE} was changed or removed since this draft began. Saving would undo that, too:`,
  });
});

test('a landing that somebody else removed meanwhile is not there again without a question', async () => {
  const base = { ...students, base: students };
  expect(await catchError(() => saveDraft(base))).toMatchObject({ status: 409 });
  expect(await readdir(join(root, FOLDER))).not.toContain('students.json');
});

test('of two that began with the same landing, the second is told what the first has changed', async () => {
  await saveDraft(students);
  const withPath = (path: string): Draft => ({
    ...students,
    landing: {
      ...students.landing,
      path: inEachLanguage({ en: '/en/students', de: `/de/${path}` }),
    },
    base: students,
  });
  const [first, second] = [withPath('erster'), withPath('zweiter')];
  const asked = await catchError(() => saveDraft(first));
  await saveDraft(first, String(asked.details.hash));
  const refused = await catchError(() => saveDraft(second, String(asked.details.hash)));
  expect(refused.status).toBe(409);
  expect(refused.details.differences).toContain('path (de): /de/erster → /de/zweiter');
  expect(await readFile(join(root, FILE), 'utf8')).toContain('/de/erster');
});

test('a draft with problems is not written', async () => {
  const landing = { ...students.landing, sections: [] };
  await expect(saveDraft({ ...students, landing })).rejects.toThrow('sections are empty');
  expect(await readdir(join(root, FOLDER))).not.toContain('students.json');
});

test('a draft with a word that no dictionary has is not written, and said before it is saved', async () => {
  const title = inEachLanguage({ en: 'Begin smal', de: 'Fang klein an' });
  const [hero, ...sections] = students.landing.sections;
  const landing = { ...students.landing, sections: [{ ...Object(hero), title }, ...sections] };
  await expect(saveDraft({ ...students, landing })).rejects.toThrow(
    'students, hero.title (en) says “smal”, which no dictionary has. Correct it, or add it to',
  );
  const { problems } = await check(
    JSON.stringify({ draft: { ...students, landing }, agreedTo: null }),
    root,
  );
  expect(problems).toMatchObject([{ field: 'hero.title', locale: 'en' }]);
});

function saveDraft(draft: Draft, agreedTo: string | null = null) {
  return save(JSON.stringify({ draft, agreedTo }), root);
}

async function catchError(run: () => Promise<unknown>): Promise<HttpError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
