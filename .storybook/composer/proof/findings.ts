import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { LOCALES, type Locale } from '../../../site/locales.ts';
import { storyIdOf } from '../../../tools/library/landing/stories.ts';
import { ACCEPTED_FILE, UserError } from '../../../tools/library/project.ts';
import { readAccepted } from '../../../visual/accepted.ts';
import { students } from './students.ts';

/** The ids of the landing's stories in a running workbench. */
export async function storiesAt(address: string): Promise<string[]> {
  const response = await fetch(`${address}/index.json`);
  const index: { entries: object } = await response.json();
  const stories = LOCALES.map((locale) => storyIdOf(students.name, locale));
  return stories.map((id) => (id in index.entries ? id : missing(`The story ${id}`)));
}

/** How many pictures of stories are accepted: none of a new landing, so all of them are pending. */
export async function acceptedOf(stories: readonly string[], folder: string): Promise<number> {
  const accepted = await readAccepted(join(folder, ACCEPTED_FILE));
  return [...accepted.values()].filter(({ story }) => stories.includes(story)).length;
}

/** Finds the built page in a language, with its title, the links to both languages, and its sitemap row. */
export async function findPage(folder: string, locale: Locale): Promise<void> {
  const site = join(folder, 'dist/client');
  const path = students.path[locale];
  const page = parse(await readFile(join(site, path, 'index.html'), 'utf8'));
  const heading = page.querySelector('h1')?.text.replaceAll('\u00ad', '');
  if (heading !== students.texts['hero.title'][locale]) missing(`The heading of ${path}`);
  for (const other of LOCALES) {
    const link = page.querySelector(`link[hreflang="${other}"]`);
    if (!link?.getAttribute('href')?.endsWith(students.path[other])) {
      missing(`The link from ${path} to its page in "${other}"`);
    }
  }
  const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
  if (!sitemap.includes(`${path}</loc>`)) missing(`The row of ${path} in sitemap.xml`);
}

function missing(what: string): never {
  throw new UserError(`${what} is missing.`);
}
