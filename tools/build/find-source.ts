import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../project/paths.ts';
import { describeCircle } from '../source/find-circles.ts';
import { importsOf, isTest, readSources } from '../source/imports.ts';

/**
 * What failed in the output of a build, as it concerns whoever wrote the code: the file and line, what is
 * wrong there, and which page could not be rendered. Undefined where no file of ours is named.
 * @param root the folder of the project that was built
 */
export function findSource(output: string, root = ROOT): string | undefined {
  return (
    findUnreadable(output) ??
    findUnreadableStory(output) ??
    findMissingPackage(output) ??
    findWrongUsage(output) ??
    findThrown(output.replaceAll(`${pathToFileURL(root)}/`, '').replaceAll(`${root}/`, ''), root)
  );
}

/** What the bundler cannot read, with the lines of the file that it shows. */
function findUnreadable(output: string): string | undefined {
  const [, problem, file, line, shown] = output.match(UNREADABLE) ?? [];
  return file && `${relative(ROOT, join(ROOT, 'site', file))}:${line}: ${problem}\n${shown}`;
}

/** `[MISSING_EXPORT] "x" is not exported`, and a frame that begins with its file, as seen from `site/`. */
const UNREADABLE =
  /^\[[\w:-]+\] (.+)\n +╭─\[ (.+):(\d+):\d+ \]\n([\s\S]*?)\n *(?:│ *\n *│ Help|─+╯)/m;

/** A file of stories that the workbench cannot read. */
function findUnreadableStory(output: string): string | undefined {
  const [, file, problem, line] =
    output.match(/Unable to index \.\/(.+):\n\W+(\w+: .+) \((\d+):\d+\)/) ?? [];
  return file && `${file}:${line}: ${problem}`;
}

/** A package that is not installed: Node names only the bundle that imports it. */
function findMissingPackage(output: string): string | undefined {
  const [, name] = output.match(/^Error: Cannot find package '(.+?)'/m) ?? [];
  if (!name) return undefined;
  const place = findPlace(`'${name}'`) ?? findPlace(`'${name}/`);
  return `${place ? `${place}: ` : ''}The package ${name} is not installed. Install it, or correct its name.`;
}

/** The first file and line of ours that has a text. */
function findPlace(text: string): string | undefined {
  const files = globSync('{lib,tokens,design-system,site}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.{test,fixture}.*'],
  });
  for (const file of files) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(text));
    if (at >= 0) return `${file}:${at + 1}`;
  }
}

/** What Vike says of a `+` file that it cannot use: the file is named in it. */
function findWrongUsage(output: string): string | undefined {
  const [, problem] = output.match(/\[vike\]\[Wrong Usage\] (.+)/) ?? [];
  return problem?.replaceAll(/(?<=^|\s)\/(?=pages\/)/g, 'site/');
}

/** What the code threw while a page was rendered; where React alone threw, the page it was. */
function findThrown(output: string, root: string): string | undefined {
  const frame = OWN_FRAME.exec(output);
  const [page] = output.match(PAGE) ?? [];
  const message = findMessageProblem(output);
  const thrown = output.slice(0, frame?.index).match(PROBLEM)?.at(-1) ?? '';
  const place = frame ? `${frame[1]}:${frame[2]}` : message && findMessage(message.id);
  const problem = message?.problem ?? thrown;
  if (!place) return page && `${page}:\n${problem}\n${TYPES}`;
  return [`${place}: ${problem}`, page, frame?.[1] && describeCircleOf(frame[1], root)]
    .filter(Boolean)
    .join('\n');
}

/** What react-intl says of a message, which goes on without it where we do not. */
function findMessageProblem(output: string): { id: string; problem: string } | undefined {
  const [, missing, locale] = output.match(/Missing message: "(.+)" for locale "(\w+)"/) ?? [];
  if (missing)
    return {
      id: missing,
      problem: `There is no message "${missing}". Write it in site/i18n/messages/${locale}.json.`,
    };
  const [, id, name] =
    output.match(/Error formatting message: "(.+)",[\s\S]*?variable "(.+?)" was not provided/) ??
    [];
  return id
    ? {
        id,
        problem: `The message "${id}" names {${name}}, which nothing fills in. Name a figure of the claims ledger, or pass the value.`,
      }
    : undefined;
}

/** Where a message is said. */
const findMessage = (id: string) => findPlace(`"${id}"`) ?? findPlace(`'${id}'`);

/** What to do where a file that throws is in a circle of imports: its values may not be there yet. */
function describeCircleOf(file: string, root: string): string | undefined {
  const sources = readSources(root, ['lib', 'tokens', 'design-system', 'site']);
  const imports = sources.filter(({ path }) => !isTest(path)).flatMap(importsOf);
  return describeCircle(
    file,
    imports.filter(({ kind }) => kind === 'value'),
  );
}

/** A line of a stack in a source file of this project, as seen from its folder. */
const OWN_FRAME =
  /^ +at (?:.*\()?(?!node_modules\/|dist\/|node:|file:)([\w.+-][^():]*):(\d+):\d+\)?$/m;

const PROBLEM = /^\w*Error: .+$/gm;
const PAGE = /^\/.* cannot be rendered/m;

const TYPES = 'No file is named: `npm run check` reads the types, and often knows the line.';
