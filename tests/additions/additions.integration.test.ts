import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import { run, runOrThrow } from '../../tools/process/run.ts';
import { copyProject } from '../../tools/project/copy-project.fixture.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { addRow, addTexts } from './add-language.ts';
import { ADDITIONS, REFUSALS } from './additions.ts';

const CHECK_LANDINGS = 'node tools/landing.ts check';
/** More than one checker reads much twice. */
const CHECK_TYPES = 'tsc -p . --checkers 1';

/**
 * By default all additions are there at once when the checks run, and below a third language, with which
 * the types and all other units are checked. `ADDITIONS=each` tries one after the other,
 * `ADDITIONS=full` with everything that `npm test` does but the pictures: hours.
 */
const { ADDITIONS: EXTENT = 'together' } = process.env;
const TIME = { timeout: 3_600_000 };
const folder = await createSharedFolder();

describe.skipIf(EXTENT === 'none')('in a copy of the project', () => {
  beforeAll(async () => {
    await copyProject(folder);
    await runOrThrow('node tokens/build.ts', folder);
    await runOrThrow('git add --all', folder);
    await runOrThrow('git commit --quiet --message=Before', folder);
  }, 60_000);

  test.each(Object.entries(REFUSALS))('%s is refused with a sentence', async (_what, refusal) => {
    await refusal.add(folder);
    expect((await run('node tools/landing.ts check', folder)).output).toContain(refusal.sentence);
    await reset();
  });

  test.runIf(EXTENT === 'together')('nothing turns red by all additions', TIME, async () => {
    for (const add of Object.values(ADDITIONS)) await add(folder);
    await seeGreen([CHECK_LANDINGS, 'biome check', await chooseUnits(isOfTwoLanguages)]);
  });

  test.runIf(EXTENT !== 'together').each(Object.entries(ADDITIONS))(
    'nothing turns red by %s',
    TIME,
    async (_what, add) => {
      await add(folder);
      const checks = [CHECK_LANDINGS, CHECK_TYPES, 'biome check', await chooseUnits()];
      await seeGreen(EXTENT === 'full' ? ['node tools/test.ts --no-pictures'] : checks);
      await reset();
    },
  );

  test.skipIf(EXTENT === 'full')('a third language is its texts', TIME, async () => {
    await runOrThrow('git add --all', folder);
    await runOrThrow('git commit --quiet --allow-empty --message=Additions', folder);
    addRow(folder);
    const said = (await run(CHECK_LANDINGS, folder)).output;
    for (const text of MISSING) expect(said).toContain(text);
    addTexts(folder);
    await seeGreen([
      'node tools/landing.ts schema',
      CHECK_LANDINGS,
      ...['incomes', 'ages'].map(
        (rows) => `env LANDING_ROWS=docs/examples/${rows}.json ${CHECK_LANDINGS}`,
      ),
      CHECK_TYPES,
      await chooseUnits((file) => !isOfTwoLanguages(file)),
    ]);
    const list = 'git ls-files --modified --others --exclude-standard';
    const changed = (await runOrThrow(list, folder)).output.trim().split('\n');
    const patterns = readPatterns();
    expect(changed.filter((file) => !patterns.some((one) => matchesGlob(file, one)))).toEqual([]);
    expect(patterns.filter((one) => !changed.some((file) => matchesGlob(file, one)))).toEqual([]);
    writeFileSync(join(folder, 'show.ts'), SHOW_LANGUAGES);
    const shown = JSON.parse((await runOrThrow('node show.ts', folder)).output);
    expect(shown).toMatchObject({
      alternates: [
        ['en', '/en'],
        ['de', '/de'],
        ['eo', '/eo'],
        ['x-default', '/en'],
      ],
      sitemap: expect.stringContaining('hreflang="eo" href="https://www.fernblick.example/eo"'),
      toolbar: expect.arrayContaining([{ value: 'eo', title: 'Esperanto' }]),
      address: 'Address (Esperanto)',
    });
    expect(shown.pages.eo).toBe(shown.pages.en);
  });
});

/** Whether a test stands where some say what becomes of a text in English and in German, and of no other. */
function isOfTwoLanguages(file: string): boolean {
  return /^(composer|site\/landings|tools\/landing|visual)\//.test(file);
}

/** A text of each kind that is missing in a language of which there is only the row. */
const MISSING = [
  'site/i18n/messages/index.ts names no eo.json.',
  'docs/examples/incomes.json title has no text in eo.',
  'site/content/claims/claims.json outOfDate.day has no text in eo.',
  'site/content/review-widget/fernblick.eo.html is missing.',
  'site/landings/home.json path has no text in eo.',
];

/** The files that a language changes, as its page of the docs lists them. */
function readPatterns(): string[] {
  const page = readFileSync(join(ROOT, 'docs/languages.md'), 'utf8');
  return [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, pattern = '']) => pattern);
}

/** Prints where a language shows that no text names. */
const SHOW_LANGUAGES = `
import { globalTypes } from './.storybook/toolbar/settings.ts';
import { describePlace } from './composer/draft/describe-field.ts';
import { brands } from './site/content/brands/index.ts';
import { LOCALES } from './site/i18n/locales.ts';
import { home } from './site/landings/index.ts';
import { listRoutes } from './site/pages/addresses.ts';
import { listAlternates } from './site/prerender/html/alternates.ts';
import { buildSitemaps } from './tools/build/sitemap.ts';

const routes = listRoutes(brands.fernblick);
const pages = Object.groupBy(routes, ({ page }) => page.locale);
console.log(JSON.stringify({
  pages: Object.fromEntries(LOCALES.map((locale) => [locale, pages[locale].length])),
  alternates: listAlternates('/eo', home.path),
  sitemap: buildSitemaps(brands.fernblick).get('sitemap.xml'),
  toolbar: globalTypes.locale.toolbar.items,
  address: describePlace({ field: 'path.eo' }),
}));
`;

async function seeGreen(checks: readonly string[]): Promise<void> {
  for (const check of checks) {
    const { code, output } = await run(check, folder, { variables: { ADDITIONS: 'none' } });
    expect(code, `${check}\n${output}`).toBe(0);
  }
}

/** The command for some units, but for those of the engine, which imports nothing that anybody adds. */
async function chooseUnits(isChosen = (_file: string) => true): Promise<string> {
  const list =
    'git ls-files --cached --others --exclude-standard *.test.ts *.test.tsx :!site/calculation';
  const files = (await runOrThrow(list, folder)).output.trim().split('\n').filter(isChosen);
  return `vitest run --config tests/vitest.config.ts --project unit --reporter=dot --maxWorkers=1 ${files.join(' ')}`;
}

async function reset(): Promise<void> {
  await runOrThrow('git checkout --quiet .', folder);
  await runOrThrow('git clean --force -d --quiet', folder);
  await runOrThrow('node tokens/build.ts', folder);
}
