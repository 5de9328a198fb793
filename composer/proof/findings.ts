import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { recordOf } from '../../lib/objects.ts';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { withoutSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import { readingOf } from '../../site/landings/check/text-faults.ts';
import { storyIdOf } from '../../tools/library/landing/stories.ts';
import { ACCEPTED_FILE } from '../../tools/project/paths.ts';
import { readAccepted } from '../../visual/baselines/accepted.ts';
import { NO_FINDINGS, picturesOf } from '../../visual/plan/plan.ts';
import { type Story, storiesOf } from '../../visual/plan/stories.ts';
import { students } from './students.ts';

/** The landing's story in each language. */
export type Stories = Record<Locale, Story>;

/**
 * Finds the landing's stories in a running workbench.
 * @throws UserError when one is missing
 */
export async function storiesAt(address: string): Promise<Stories> {
  const stories = storiesOf(await fetch(`${address}/index.json`).then((answer) => answer.json()));
  return recordOf(LOCALES, (locale) => {
    const id = storyIdOf(students.name, locale);
    return stories.find((story) => story.id === id) ?? missing(`The story ${id}`);
  });
}

/**
 * Counts the pictures of the landing that somebody has to accept; more are planned where its layout
 * turns at other widths than those of all pages.
 * @throws UserError when a story has none, or when one is accepted already
 */
export async function picturesToAccept(stories: Stories, folder: string): Promise<number> {
  const accepted = await readAccepted(join(folder, ACCEPTED_FILE));
  const planned = LOCALES.flatMap((locale) => {
    const { id } = stories[locale];
    for (const { story } of accepted.values()) {
      if (story === id) throw new UserError(`A picture of ${id} is accepted already.`);
    }
    const pictures = picturesOf(stories[locale], { ...NO_FINDINGS, pinned: { locale } });
    return pictures.length > 0 ? pictures : missing(`Every picture of ${id}`);
  });
  return planned.length;
}

/**
 * Finds the built page in a language with its title, its heading, the links to both languages and its
 * row in the sitemap.
 * @throws UserError when one is missing
 */
export async function findPage(folder: string, locale: Locale): Promise<void> {
  const site = join(folder, 'dist/client');
  const path = students.path[locale];
  const page = parse(await readFile(join(site, path, 'index.html'), 'utf8'));
  const written = {
    title: { ...students.texts.title, en: students.secondTitle }[locale],
    h1: students.texts['hero.title'][locale],
  };
  for (const [element, text] of Object.entries(written)) {
    const found = plain(page.querySelector(element)?.text ?? '');
    if (found !== readingOf(text, locale))
      missing(`"${text}" in the <${element}> of ${path}, which says "${found}",`);
  }
  for (const other of LOCALES) {
    const link = page.querySelector(`link[hreflang="${other}"]`);
    if (!link?.getAttribute('href')?.endsWith(students.path[other])) {
      missing(`The link from ${path} to its page in "${other}"`);
    }
  }
  const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
  if (!sitemap.includes(`${path}</loc>`)) missing(`The row of ${path} in sitemap.xml`);
}

/** A text as it was written: pages part its words and bind its spaces. */
function plain(text: string): string {
  return withoutSoftHyphens(text).replaceAll('\u00a0', ' ');
}

function missing(what: string): never {
  throw new UserError(`${what} is missing.`);
}
