import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { replaceFile } from '../lib/json-files.ts';
import { keysOf } from '../lib/objects.ts';
import { UserError } from '../lib/user-error.ts';
import { runOrThrow } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';
import { TEMPLATES } from './scaffold/templates.ts';

/**
 * `npm run new -- section Team` and `npm run new -- component Callout text`: writes the files of a new
 * part and the lines that make it known. It overwrites nothing.
 * @throws UserError when it cannot; then nothing is written
 */
async function scaffold([named, name, group = 'text']: string[]): Promise<void> {
  const part = keysOf(TEMPLATES).find((known) => known === named);
  if (!part || !name) throw new UserError(USAGE);
  if (!/^([A-Z][a-z]+)+$/.test(name))
    throw new UserError(`"${name}" is no name of a ${part}. Write it like Team or PriceTiers.`);
  const groups = globSync('design-system/*/*/guidance.ts', { cwd: ROOT }).map((file) =>
    basename(dirname(dirname(file))),
  );
  if (!groups.includes(group))
    throw new UserError(
      `There is no group "${group}". There are ${[...new Set(groups)].sort().join(', ')}.`,
    );
  const { files, edits, commands, next } = TEMPLATES[part](name, group);
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
  npm run new -- component Callout [text]  a component, in the folder of its task`;

await runCommand(() => scaffold(process.argv.slice(2)));
