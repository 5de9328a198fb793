import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from './files.ts';
import { UserError } from './project.ts';
import { replaceFolder } from './replace-folder.ts';

/**
 * Makes one site of the parts that the shards of a build wrote. What all shards write, such as scripts,
 * must be the same in each: otherwise they were not made from the same code.
 * @param complete writes into the merged site what is made of all its pages
 * @returns the number of files
 * @throws UserError when a folder is missing or two shards wrote different files of one name
 */
export async function mergeShards(
  folders: readonly string[],
  site: string,
  complete: (site: string) => Promise<void>,
): Promise<number> {
  const missing = folders.filter((folder) => !existsSync(folder));
  if (folders.length === 0 || missing.length > 0)
    throw new UserError(`Name the folders of all shards. Missing: ${missing.join(', ') || 'all'}.`);
  const made = `${site}.merged`;
  const merged = new Set<string>();
  await replaceFolder(site, made, async () => {
    for (const folder of folders) {
      for (const file of filesIn(folder)) {
        await place(join(folder, file), join(made, file));
        merged.add(file);
      }
    }
    await complete(made);
  });
  return merged.size;
}

async function place(from: string, to: string): Promise<void> {
  if (existsSync(to)) {
    const [known, other] = await Promise.all([readFile(to), readFile(from)]);
    if (known.equals(other)) return;
    throw new UserError(
      `${from} differs from the same file of an earlier shard. Build all shards from one commit.`,
    );
  }
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
