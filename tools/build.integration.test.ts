import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyForCommands } from './landing/copy-for-commands.fixture.ts';
import { run } from './process/run.ts';

test.each(['--site', '--shard 1/4'])(
  '%s writes the tokens, which a fresh clone lacks',
  async (part) => {
    const { folder, remove } = copyForCommands();
    onTestFinished(remove);
    rmSync(join(folder, 'tokens/dist'), { recursive: true });
    // Ends the build before anything else is written.
    const { output } = await run(`node tools/build.ts ${part}`, folder, {
      variables: { EXPERIMENTS: 'unknown' },
    });
    expect(output).toContain('EXPERIMENTS');
    expect(existsSync(join(folder, 'tokens/dist/tokens.ts'))).toBe(true);
  },
);
