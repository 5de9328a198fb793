import { Mendable } from '../tools/project.ts';
import { run } from '../tools/run.ts';

/**
 * Who decides, as git signs commits: `Name <address>`.
 * @throws Mendable when git knows nobody
 */
export async function gitIdentity(): Promise<string> {
  const [name, address] = await Promise.all([git('config user.name'), git('config user.email')]);
  if (name && address) return `${name} <${address}>`;
  throw new Mendable(
    'A decision is signed with your name, but git does not know it.\n' +
      'Run `git config user.name "Your Name"` and `git config user.email you@example.org`.',
  );
}

/** The commit that is checked out; `none` before the first one. */
export async function headCommit(): Promise<string> {
  return (await git('rev-parse HEAD')) || 'none';
}

/** What git answers; nothing where there is no git, or none that may read this folder. */
async function git(command: string): Promise<string> {
  const finished = await run(`git ${command}`).catch(() => undefined);
  return finished?.code === 0 ? finished.output.trim() : '';
}
