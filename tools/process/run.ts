import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exec } from 'tinyexec';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';

export interface Finished {
  code: number;
  /** Its combined stdout and stderr, without colours. */
  output: string;
  seconds: number;
}

interface RunOptions {
  /** Added to its environment. */
  variables?: Record<string, string>;
  /** Called with each line that it prints, for work that takes minutes. */
  onLine?: ((line: string) => void) | undefined;
}

/**
 * Environment for child processes: the lockfile's programs come first in PATH.
 * Vite sets NODE_ENV in a process that uses it, where it must stay: a build would be for development.
 */
export const PROGRAM_ENV = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const END_WITH_PARENT = new URL('./end-with-parent.ts', import.meta.url).href;

/**
 * Runs a program of `node_modules/.bin` without printing its output and waits until it exits. Programs
 * of Node end with this one.
 * @param command program and arguments, split at spaces; or a list of them, which may have spaces
 */
export async function run(
  command: string | readonly string[],
  folder = ROOT,
  { variables = {}, onLine }: RunOptions = {},
): Promise<Finished> {
  const [program = '', ...args] = typeof command === 'string' ? command.split(' ') : command;
  const started = performance.now();
  const nodeOptions = [process.env.NODE_OPTIONS, `--import=${END_WITH_PARENT}`].join(' ').trim();
  const env = { ...PROGRAM_ENV, NO_COLOR: '1', NODE_OPTIONS: nodeOptions, ...variables };
  const child = exec(program, args, { nodeOptions: { cwd: folder, env } });
  let output = '';
  for await (const line of child) {
    onLine?.(line);
    output += `${stripVTControlCharacters(line)}\n`;
  }
  return { code: child.exitCode ?? 1, output, seconds: secondsSince(started) };
}

/**
 * Runs a program that must succeed.
 * @throws UserError with its output when it fails
 */
export async function runOrThrow(...args: Parameters<typeof run>): Promise<Finished> {
  const finished = await run(...args);
  if (finished.code === 0) return finished;
  throw new UserError(
    `${finished.output}\n\`${[args[0]].flat().join(' ')}\` failed with exit code ${finished.code}.`,
  );
}

/** Seconds since a `performance.now()`. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
