import { open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for which a file is half written: longer than watchers take to notice. */
const HALF = 150;

/** How editors write a file. */
export const WAYS_OF_WRITING = {
  'truncate and write': writeFile,
  'half, then the rest': writeInHalves,
  'write and rename': writeBeside,
} as const;

async function writeInHalves(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  const middle = Math.floor(text.length / 2);
  await handle.write(text.slice(0, middle));
  await setTimeout(HALF);
  await handle.write(text.slice(middle));
  await handle.close();
}

/** Into a temporary file of the same folder, which then takes the place of the other. */
async function writeBeside(file: string, text: string): Promise<void> {
  const temporary = join(dirname(file), `.${process.pid}.tmp`);
  await writeFile(temporary, text);
  await rename(temporary, file);
}
