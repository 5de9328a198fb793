import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
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
  return describeJson(error) ?? describeFile(error) ?? inspect(error);
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

function shorten(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
}
