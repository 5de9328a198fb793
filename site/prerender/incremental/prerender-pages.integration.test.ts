import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../../lib/temporary-folder.fixture.ts';
import { prerenderPages } from './prerender-pages.ts';

/** Stands for a bundle with one page, which cannot be made. */
const SERVER = `
  function make() {
    throw new Error('There is no text for it.');
  }
  export const listPages = () => [{ file: 'en/faqs/index.html', effort: 'best', make }];
`;

test('a page that cannot be made ends the work with its name and the cause', async () => {
  const folder = await createFolder({ 'server/entry.mjs': '', 'server/prerender.mjs': SERVER });
  const work = prerenderPages(folder, { store: join(folder, 'store'), input: 'same' });
  await expect(work).rejects.toThrow(
    'en/faqs/index.html could not be written: There is no text for it.',
  );
});
