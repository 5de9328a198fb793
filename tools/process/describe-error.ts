import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { describeInvalid } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';

/**
 * An error as a command prints it: a sentence where whoever ran the command can correct it, else all
 * that is known, for whoever corrects the code.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  if (error instanceof UserError) return error.message;
  return (
    describeJson(error) ?? describeFile(error) ?? describeImport(error) ?? describeThrown(error)
  );
}

/** Node's error for a JSON file that a module imports: `/…/en.json: Expected ',' … (line 4 column 3)`. */
function describeJson({ name, message }: Error): string | undefined {
  const [, file, reason] = /^(\/.*?\.json): (.*)/s.exec(message) ?? [];
  if (name !== 'SyntaxError' || !file || !reason) return;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return describeInvalid(text, shorten(file), reason);
}

function describeFile({ code = '', path, syscall }: NodeJS.ErrnoException): string | undefined {
  const problem = FILE_PROBLEMS[code];
  return path && problem && `${shorten(path)} ${problem} (${syscall} ${code})`;
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. If it is part of the project, `git status` says who removed it.',
  EACCES: 'may not be used by you. Change its owner or its permissions.',
  EPERM: 'may not be used by you. Change its owner or its permissions.',
  EROFS: 'is on a disk that is read-only. Choose another folder.',
  EISDIR: 'is a folder, and a file is needed. Move it away.',
  ENOTDIR: 'is a file, and a folder is needed. Move it away.',
  EEXIST: 'is a file, and a folder is needed. Move it away.',
};

/** A component that a command reads without a bundler: Node does not say who imports it. */
function describeImport({ code, message }: NodeJS.ErrnoException): string | undefined {
  const [, file] = /extension "\.tsx" for (.+)/.exec(message) ?? [];
  return code === 'ERR_UNKNOWN_FILE_EXTENSION' && file
    ? `${shorten(file)} is imported by what commands read, such as content and definitions of sections, which import no .tsx file. \`git grep ${basename(file)}\` finds the import.`
    : undefined;
}

/** What our code threw: first where, then all that is known. */
function describeThrown(error: Error): string {
  const stack = error.stack?.replaceAll(`${pathToFileURL(ROOT)}/`, '').replaceAll(`${ROOT}/`, '');
  const [, file, line] = OWN_FRAME.exec(stack ?? '') ?? [];
  const all = inspect(error);
  return file ? `${file}:${line}: ${error.name}: ${error.message}\n\n${all}` : all;
}

/** A line of a stack in a file of this project, as seen from its folder. */
const OWN_FRAME = /^ +at (?:.*\()?(?!node_modules\/|node:|file:|\/)([^():]+):(\d+):\d+\)?$/m;

function shorten(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
}
