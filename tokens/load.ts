import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenNormalizedSet } from '@terrazzo/parser';
import { UserError } from '../lib/user-error.ts';
import { checkResolverFile, checkTokenFile } from './check-file.ts';
import { ErrorLogger } from './error-logger.ts';
import { locateToken } from './locate-token.ts';
import { type LoadedTokens, resolveTokens } from './resolve.ts';
import { findForm } from './value-forms.ts';

/**
 * Parses and lints the DTCG 2025.10 files and resolves them once per brand and colour scheme.
 * @param changed texts by path from the folder, in place of the files or beside them
 * @returns the brands in the resolver's order, each with its tokens in every scheme, the light one first
 * @throws UserError that names file and line when a file violates the format or a rule
 */
export async function loadTokens(
  folder = import.meta.dirname,
  changed: Readonly<Record<string, string>> = {},
): Promise<LoadedTokens> {
  const read = (path: string) => readChecked(path, folder, changed[path]);
  const brands = await resolveTokens(read, new ErrorLogger(folder)).catch(explain);
  for (const tokens of Object.values(brands).flatMap(Object.values<TokenNormalizedSet>))
    assertResolved(tokens, folder);
  return brands;
}

/** Some mistakes show only once all files are put together. */
function assertResolved(tokens: TokenNormalizedSet, folder: string): void {
  const groups = new Set(Object.keys(tokens).flatMap(listGroups));
  const problems = Object.values(tokens).flatMap(({ id, $type, $value }) => {
    if (groups.has(id))
      return { id, what: 'is a token here and a group elsewhere. Rename one of them.' };
    if (findForm(id, $type)?.schema.safeParse($value).success) return [];
    return { id, what: `refers to what is no ${$type}. Name another token.` };
  });
  const lines = problems.map(({ id, what }) => `${locateToken(id, folder)}: ${id} ${what}`);
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

/** `color.text.primary` is in `color` and `color.text`. */
function listGroups(id: string): string[] {
  const steps = id.split('.');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'));
}

async function readChecked(path: string, folder: string, changed?: string): Promise<string> {
  const file = join('tokens', path);
  const text =
    changed ??
    (await readFile(join(folder, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new UserError(
        `${file} cannot be read (${error.code}). It is named in tokens/tokens.resolver.json.`,
      );
    }));
  if (path.endsWith('.resolver.json')) checkResolverFile(text, file);
  else checkTokenFile(text, file);
  return text;
}

/** An error of the parser itself says nothing to whoever edits tokens. */
function explain(error: unknown): never {
  if (error instanceof UserError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new UserError(
    `tokens/tokens.resolver.json or a file that it names cannot be read: ${reason}`,
    { cause: error },
  );
}
