import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, UserError } from './project.ts';

export interface Finished {
  code: number;
  /** Its combined stdout and stderr, without colours. */
  output: string;
  seconds: number;
}

/** Environment for child processes: the lockfile's programs, including Node 24, come first in PATH. */
export const PROGRAM_ENV = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs a program of `node_modules/.bin` without printing its output and waits until it exits.
 * @param command program and arguments, split at spaces
 */
export function run(command: string, folder = ROOT): Promise<Finished> {
  const [program = '', ...args] = command.split(' ');
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Finished>();
  const child = spawn(program, args, { cwd: folder, env: { ...PROGRAM_ENV, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', reject);
  child.on('close', (code) =>
    resolve({
      code: code ?? 1,
      output: stripVTControlCharacters(output),
      seconds: secondsSince(started),
    }),
  );
  return promise;
}

/**
 * Runs a program that must succeed.
 * @throws UserError with its output when it fails
 */
export async function runOrThrow(command: string, folder = ROOT): Promise<Finished> {
  const finished = await run(command, folder);
  if (finished.code === 0) return finished;
  throw new UserError(`${finished.output}\n\`${command}\` failed with exit code ${finished.code}.`);
}

/** Seconds since a `performance.now()`. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
