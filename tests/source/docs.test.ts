import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrokenFields } from '../../site/landings/check/landing-problems.ts';
import { ROOT } from '../../tools/project/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What is written to be done and read today; decisions tell what was true when they were made. */
const DOCS = globSync('{*,docs/*,design-system/*}.md', { cwd: ROOT })
  .filter((file) => !file.endsWith('CHANGELOG.md'))
  .map((file) => ({ file, text: read(file) }));

const SCRIPTS: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** `npm run build -- --site`, and what runs without `run`. */
const COMMAND = /\bnpm (?:run |(?=test\b|start\b))(?:--silent )?([\w:]+)(?: -- ([^\n`#|>]+))?/g;

/** What runs commands: tests, and the workflows of CI. */
const RUNNERS = globSync(
  ['{tests,tools,visual}/**/*.test.ts', 'tests/additions/*.ts', '.github/workflows/*'],
  { cwd: ROOT },
).map(read);

/**
 * Commands that take long or need other programs; and those of which others run everything: `npm start`
 * serves, `npm run check -- package` builds it, and the tests of pages weigh them.
 */
const BY_HAND = [
  'look',
  'serve',
  'size',
  'bench -- pages',
  'build:package',
  'check -- clock',
  'check -- html',
  'check -- visual-mutations',
  'lighthouse',
];

/** Options of the test runner that is not ours. */
const OF_VITEST = ['project', 'watch', 'u'];

describe.each(DOCS)('$file', ({ file, text }) => {
  const commands = [...text.matchAll(COMMAND)].map(([command, script = '', args = '']) => ({
    command,
    script,
    args: args
      .trim()
      .split(/[ ,…]+/)
      .filter(Boolean),
  }));

  test.each(commands)('has a command that is there: $command', ({ script, args }) => {
    const run = SCRIPTS[script] ?? '';
    expect(run).not.toBe('');
    const code = readProgram(run);
    const options = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replace(/^-+/, ''));
    const isKnown = (option: string) =>
      run.includes('vitest.mjs')
        ? OF_VITEST.includes(option)
        : new RegExp(`\\b${option.replace(/^no-/, '')}'?: \\{ type: '`).test(code);
    expect(options.filter((option) => !isKnown(option))).toEqual([]);
    const [first = ''] = args;
    const isChosen = /^(landing|new|bench|check)$/.test(script) && /^[a-z-]+$/.test(first);
    if (isChosen) expect(code).toMatch(new RegExp(`case '${first}':|^ +'?${first}'?(:|\\()`, 'm'));
  });

  test.each(commands)('has a command that a test or CI runs: $command', ({ script, args }) => {
    const [name = ''] = args;
    const hasPrograms = script === 'bench' || script === 'check';
    const command = hasPrograms && /^[a-z]/.test(name) ? `${script} -- ${name}` : script;
    const [program] = (SCRIPTS[script] ?? '').match(/(?<=cjs )tools\/\w+\.ts/) ?? [];
    const calls = [`npm run ${command}`, `['${command}`, hasPrograms ? '' : `node ${program}`];
    const isRun = RUNNERS.some((text) => calls.some((call) => call && text.includes(call)));
    const isTestRunner = SCRIPTS[script]?.includes('vitest.mjs');
    expect(isRun || isTestRunner || BY_HAND.includes(command)).toBe(true);
  });

  test('has examples in JSON that can be read', () => {
    for (const [, json = ''] of text.matchAll(/^```json\n([\s\S]*?)^```/gm))
      JSON.parse(json.startsWith('{') ? json : `{ ${json} }`);
  });

  test('names files that are there', () => {
    const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.+-]+)*\/[\w.+-]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => isOurs(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('leads to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path = '', heading]) => {
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(join(ROOT, target))) return true;
      return heading !== undefined && !listAnchors(read(target)).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** The anchors that GitHub gives the headings of a page. */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The source of a command: the files that it starts, and those beside them that have their options. */
function readProgram(run: string): string {
  const files = run.match(/[\w/.-]+\.ts\b/g) ?? [];
  return files
    .flatMap((file) => [
      file,
      ...globSync([`${file.replace(/\.ts$/, '')}/*.ts`, `${dirname(file)}/run/*.ts`], {
        cwd: ROOT,
      }),
    ])
    .map(read)
    .join('\n');
}

/** Whether a path is one of the project, and none that stands for others or that is written when it is needed. */
function isOurs(path: string): boolean {
  const [top = ''] = path.split('/');
  return existsSync(join(ROOT, top)) && !OTHERS.test(path);
}

const OTHERS =
  /^(dist|node_modules|visual\/report|\.vscode\/mcp\.json)|NAME|GROUP|\b[Nn]ame\b|students|Team/;

test('the landing that the docs write by hand has fields that landings have', () => {
  const [, json = ''] =
    /^```json\n(\{\n {2}"\$schema[\s\S]*?)^```/m.exec(read('docs/adding-a-landing.md')) ?? [];
  const { $schema: _, ...landing } = JSON.parse(json);
  const broken = findBrokenFields('students', landing);
  // The docs write two languages; a site may have more.
  expect(broken.filter(({ locale = 'en' }) => locale in landing.title)).toEqual([]);
});
