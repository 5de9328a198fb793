import { exec } from 'tinyexec';
import { PROGRAM_ENV } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { HttpError } from '../../tools/serve/http-error.ts';

/**
 * What a program prints that is given a text.
 * @param args those of Node, the program's file first
 * @throws HttpError with what it says when it fails
 */
export async function printedBy(args: readonly string[], input: string): Promise<string> {
  const program = exec('node', args, { nodeOptions: { cwd: ROOT, env: PROGRAM_ENV } });
  // A program that fails before it has read everything says why by itself.
  program.process?.stdin?.on('error', () => undefined).end(input);
  const { stdout, stderr, exitCode } = await program;
  if (exitCode === 0) return stdout;
  throw new HttpError(422, stderr.trim());
}
