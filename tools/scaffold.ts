import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isReserved } from '../lib/is-reserved.ts';
import { replaceFile } from '../lib/json-files.ts';
import { keysOf } from '../lib/objects.ts';
import { UserError } from '../lib/user-error.ts';
import { parseOptions } from './process/parse-options.ts';
import { runOrThrow } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';
import { brand } from './scaffold/brand.ts';
import { component, type PartOptions, section, type Template } from './scaffold/templates.ts';

interface Part {
  /** How its name is written, with examples. */
  name: RegExp;
  examples: string;
  make: (name: string, options: PartOptions) => Template | Promise<Template>;
}

const OF_COMPONENTS = { name: /^([A-Z][a-z]+)+$/, examples: 'Team or PictureCard' };

/** Each part that a command makes, by its name. */
const PARTS = {
  section: { ...OF_COMPONENTS, make: section },
  component: { ...OF_COMPONENTS, make: component },
  brand: { name: /^[a-z]+(-[a-z]+)*$/, examples: 'acme or acme-home', make: brand },
} satisfies Readonly<Record<string, Part>>;

/**
 * `npm run new -- section Team`, `npm run new -- component Callout text` and `npm run new -- brand acme`:
 * writes the files of a new part and the lines that make it known, and says what is missing. It
 * overwrites nothing.
 * @throws UserError when it cannot; then nothing is written
 */
async function scaffold(): Promise<void> {
  const { positionals, values } = parseOptions(
    { allowPositionals: true, options: { from: { type: 'string' } } },
    USAGE,
  );
  const [named, name, group = 'text'] = positionals;
  const part = keysOf(PARTS).find((known) => known === named);
  if (!part || !name) throw new UserError(USAGE);
  const { name: pattern, examples, make } = PARTS[part];
  if (!pattern.test(name))
    throw new UserError(`"${name}" is no name of a ${part}. Write it like ${examples}.`);
  if (isReserved(name))
    throw new UserError(`"${name}" is a word of JavaScript. Choose another name.`);
  const groups = globSync('design-system/*/*/guidance.ts', { cwd: ROOT }).map((file) =>
    basename(dirname(dirname(file))),
  );
  if (!groups.includes(group))
    throw new UserError(
      `There is no group "${group}". There are ${[...new Set(groups)].sort().join(', ')}.`,
    );
  const { files, edits, commands, next } = await make(name, { group, ...values });
  const taken = Object.keys(files).find((file) => existsSync(join(ROOT, file)));
  if (taken) throw new UserError(`${taken} is there already. Choose another name.`);
  for (const [file, content] of Object.entries(files)) await replaceFile(join(ROOT, file), content);
  for (const [file, edit] of Object.entries(edits))
    await replaceFile(join(ROOT, file), edit(await readFile(join(ROOT, file), 'utf8')));
  const written = [...Object.keys(files), ...Object.keys(edits)];
  for (const program of [`biome check --write ${written.join(' ')}`, ...commands])
    await runOrThrow(program);
  console.log([...written.map((file) => `Wrote ${file}`), ...next].join('\n'));
}

const USAGE = `Usage:
  npm run new -- section Team              a kind of section
  npm run new -- component Callout [text]  a component, in the folder of its task
  npm run new -- brand acme [--from acme.tokens.json]
                                           a brand, in the colours of a file of tokens`;

await runCommand(scaffold);
