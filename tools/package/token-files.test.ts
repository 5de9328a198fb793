import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBrandTheme } from '../../design-system/theme.ts';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { writeTokenFiles } from './token-files.ts';

test('in the tokens of the package roles refer to their scales, and colours are in sRGB, too', async () => {
  const folder = await createFolder();
  await writeTokenFiles(folder, { createBrandTheme });
  for (const name of ['fernblick.tokens.json', 'fernblick.dark.tokens.json']) {
    const { color, brand } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(color.action.main.$value).toMatch(/^\{brand\.\w+\.\w+\}$/);
    expect(brand.deep[700].$value.hex).toMatch(/^#[0-9a-f]{6}$/);
  }
});
