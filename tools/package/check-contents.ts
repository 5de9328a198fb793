import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import type { Manifest } from './manifest.ts';

/** What a module may import that React's server runs too: beside ours, what has neither state nor styles. */
const ON_EITHER_SIDE = ['@mui/material/styles', 'd3-array', 'lucide', 'react/jsx-runtime'];

/** Why a module says `'use client'`. The variants of a table are functions that it calls. */
const REASON =
  /from "(react|@emotion\/\w+|@mui\/material(\/\w+)?)"|\b(styled|use[A-Z]\w*|createVariant)\(/;

/**
 * Checks the files of a built package: nothing that only the project needs, all that it exports, and
 * `'use client'` in the modules that need it and in no other.
 * @returns what is so
 * @throws UserError with each file that is not right
 */
export function checkContents(folder: string, manifest: Manifest): string[] {
  const files = globSync('**/*.*', { cwd: folder });
  const modules = files.filter((file) => /\.js$/.test(file) && file !== 'index.js');
  const texts = modules.map((file) => readFileSync(join(folder, file), 'utf8'));
  const problems = [
    ...files
      .filter((file) => /\.(test|stories|fixture|integration|browser|conformance)\./.test(file))
      .map((file) => `${file} is only for the project.`),
    ...listExported(manifest)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is exported, but not in the package.`),
    ...texts.flatMap((text, index) => findMarkProblem(text).map((is) => `${modules[index]} ${is}`)),
  ];
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const marked = texts.filter(isMarked);
  return [
    `${files.length} files, no test, story or fixture among them`,
    `${listExported(manifest).length} exported files are there, each module with its types`,
    `${marked.length} of ${modules.length} modules say 'use client': those with hooks or styles`,
  ];
}

function listExported({ exports }: Manifest): string[] {
  return Object.values<string | { types: string; default: string }>(exports)
    .flatMap((target) => (typeof target === 'string' ? target : [target.types, target.default]))
    .filter((file) => !file.includes('*'))
    .map((file) => file.replace('./', ''));
}

function isMarked(text: string): boolean {
  return text.startsWith('"use client";');
}

function findMarkProblem(text: string): string[] {
  if (isMarked(text)) return REASON.test(text) ? [] : ["says 'use client' without a reason."];
  const imported = [...text.matchAll(/from "([^"]+)"/g)].map(([, module = '']) => module);
  const others = imported.filter((id) => !id.startsWith('.') && !ON_EITHER_SIDE.includes(id));
  const calls = text.match(/\b(styled|use[A-Z]\w*)\(/) ?? [];
  return [...others, ...calls.slice(0, 1)].map((what) => `has ${what} and no 'use client'.`);
}
