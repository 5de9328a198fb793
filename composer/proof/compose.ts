import type { Page } from 'playwright-core';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { ownPrefix } from '../../site/landings/landing-files.ts';
import { textControlId } from '../page/composer-context.ts';
import { students } from './students.ts';

/** What it took to make a landing. */
export interface Effort {
  /** Characters typed. */
  keys: number;
  /** Everything pressed or chosen. */
  presses: number;
}

/**
 * Makes the landing in an open Composer as a person would: from a persona, with its own texts, one
 * more section that is moved by the keyboard, and one mistake that is undone.
 */
export async function compose(page: Page): Promise<Effort> {
  const effort: Effort = { keys: 0, presses: 0 };
  const press = async (name: string | RegExp) => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    effort.presses += 1;
  };
  const type = async (id: string, text: string) => {
    await page.locator(`[id="${id}"]`).fill(text);
    effort.keys += text.length;
    effort.presses += 1;
  };
  const key = async (keys: string) => {
    await page.keyboard.press(keys);
    effort.presses += 1;
  };

  await page.getByLabel('Start from').selectOption('employees');
  effort.presses += 1;
  await type('name', students.name);
  for (const locale of LOCALES) {
    await type(`path.${locale}`, students.path[locale]);
    await type(textControlId('title', locale), students.texts.title[locale]);
    await type(textControlId('description', locale), students.texts.description[locale]);
  }
  await press(/^Hero/);
  for (const locale of LOCALES) {
    await type(textControlId('hero.title', locale), students.texts['hero.title'][locale]);
    await type(textControlId('hero.text', locale), students.texts['hero.text'][locale]);
  }
  await press('Add section');
  await press('Costs');
  await page.getByRole('button', { name: 'Costs', exact: true }).focus();
  await key('Alt+ArrowUp');
  await press('Remove Argument');
  await key('Control+z');
  const sections = await page.getByRole('list', { name: 'Sections' }).innerText();
  assertOrder(sections, ['Argument', 'Comparison', 'Costs', 'Faq']);
  await page.getByRole('heading', { name: 'No problems: it can be saved' }).waitFor();
  await press('Save');
  return effort;
}

/** Saves the landing once more with another title, agreeing to what differs. */
export async function saveAgain(page: Page): Promise<void> {
  await page.locator(`[id="${textControlId('title', 'en')}"]`).fill(students.secondTitle);
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(`+  "${ownPrefix(students.name)}title": "${students.secondTitle}"`)
    .waitFor();
  await page.getByRole('button', { name: `Replace ${students.name}` }).click();
}

function assertOrder(text: string, words: readonly string[]): void {
  const places = words.map((word) => text.indexOf(word));
  const isOrdered = places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
  if (!isOrdered) throw new UserError(`The sections are not in the expected order:\n${text}`);
}
