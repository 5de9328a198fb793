import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { explainFolder }: { explainFolder(folder: string): string | undefined } = createRequire(
  import.meta.url,
)('./judge-folder.cjs');

test.each(['#', '?', '%', '&', "'", '"', '\\', '[', ']', '{', '}', '*', ':'])(
  'a folder with %s is named, with what to do',
  (sign) => {
    const folder = `/home/anna/a${sign}b/site`;
    expect(explainFolder(folder)).toMatch(`${folder} has ${sign} in its name`);
    expect(explainFolder(folder)).not.toContain('\n');
  },
);

test.each([...['ä', 'ä'.normalize('NFD'), 'a b', 'a(b)', 'a+b', 'a,b', 'a@b', 'a~b', '🌄']])(
  'every command works in a folder with %s',
  (name) => {
    expect(explainFolder(`/home/anna/${name}`)).toBeUndefined();
  },
);
