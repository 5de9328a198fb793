import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

/** The rules of the HTML standard, without matters of taste, and ARIA that repeats what HTML says. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-redundant-role': 'error' },
});

/** Bounds in ARIA beside those of HTML, which must not contradict each other. */
const REPEATED = '[min][aria-valuemin], [max][aria-valuemax]';

/** What the URL standard forbids in an address, and browsers forgive. */
const INVALID = /[\s"<>\\^`{|}]/;

test.each([...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html'])(
  '%s is valid HTML',
  async (file) => {
    const html = await readFile(join(SITE_BUILD, file), 'utf8');
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
    const page = parse(html);
    expect(page.querySelectorAll(REPEATED).map((element) => element.outerHTML)).toEqual([]);
    const addresses = page
      .querySelectorAll('[src], [href]')
      .map(({ attributes: { src, href } }) => src ?? href);
    expect(addresses.filter((address) => !address || INVALID.test(address))).toEqual([]);
  },
);

test('the validator finds what is wrong', async () => {
  for (const html of ['<!doctype html><p><div></div></p>', '<table role="table"></table>']) {
    expect((await validator.validateString(html)).valid, html).toBe(false);
  }
  const slider = '<input type="range" max="9" aria-valuemax="9">';
  expect(parse(slider).querySelectorAll(REPEATED)).toHaveLength(1);
});
