import { exec } from 'tinyexec';
import { ROOT } from '../../tools/library/project.ts';
import { Refusal } from '../../tools/library/refusal.ts';
import { PROGRAM_ENV } from '../../tools/library/run.ts';

/**
 * What a program prints that is given a text.
 * @param args those of Node, the program's file first
 * @throws Refusal with what it says when it fails
 */
export async function printedBy(args: readonly string[], input: string): Promise<string> {
  const program = exec('node', args, { nodeOptions: { cwd: ROOT, env: PROGRAM_ENV } });
  // A program that fails before it has read everything says why by itself.
  program.process?.stdin?.on('error', () => undefined).end(input);
  const { stdout, stderr, exitCode } = await program;
  if (exitCode === 0) return stdout;
  throw new Refusal(422, stderr.trim());
}
