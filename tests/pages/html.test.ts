import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

/** The rules of the HTML standard, without matters of taste. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test.each([...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html'])(
  '%s is valid HTML',
  async (file) => {
    const { results } = await validator.validateString(
      await readFile(join(SITE_BUILD, file), 'utf8'),
    );
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
  },
);

test('the validator finds what is wrong', async () => {
  const { valid } = await validator.validateString('<!doctype html><p><div></div></p>');
  expect(valid).toBe(false);
});
