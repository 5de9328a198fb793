import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { textControlId } from '../../composer/app/composer-context.ts';
import { test } from './support/visit.ts';

const workbench = inject('workbench');

test('a section of a story is used in a landing, with the values of its controls', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/?path=/story/sections-hero--home&args=scene:shop`);
  await page.getByRole('link', { name: 'Use in a landing' }).click();
  await page.getByRole('heading', { name: 'Which page shall have the section Hero?' }).waitFor();
  await page.getByRole('button', { name: 'Edit parents' }).click();
  const title = page.locator(`[id="${textControlId('hero.title', 'en')}"]`);
  await expect.poll(() => title.textContent()).toBe('A retirement with a view');
  const scenes = page.getByRole('group', { name: 'Scene' });
  expect(await scenes.getByRole('radio', { name: 'Shop' }).isChecked()).toBe(true);
  await scenes.getByRole('radio', { name: 'Shop' }).press('ArrowRight');
  expect(await scenes.getByRole('radio', { name: 'Swing' }).isChecked()).toBe(true);
  await title.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Yes, ');
  await page.keyboard.press('Alt+-');
  await page.keyboard.type('it is ');
  await expect.poll(() => title.textContent()).toBe('Yes, ¦it is A retirement with a view');
  await page.getByRole('heading', { name: 'Composer: parents', exact: true }).waitFor();
  await page.goto(`${workbench}/?path=/story/sections-faq--its-own-questions-first`);
  await page.getByRole('link', { name: 'Use in a landing' }).click();
  await page.getByRole('button', { name: 'The draft parents' }).click();
  const question = page.locator('[id="faq.first.1"]');
  await expect.poll(() => question.inputValue()).toBe('children');
  expect(await title.count(), 'another section is open').toBe(0);
});

test('a built workbench says where a picture can be added', async ({ visit }) => {
  const { page } = await visit(`${workbench}/composer.html?landing=employees`);
  await page.getByRole('button', { name: 'Argument', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Set: Picture' }).check();
  const field = page.locator('[id="argument.picture.file"]');
  await field.getByText('where the workbench runs with npm run dev').waitFor();
  expect(await field.getByRole('button').count()).toBe(0);
});

test('a page is written and its sections are moved where they stand in the preview', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/composer.html?landing=employees`, { width: 1920 });
  const preview = page.frameLocator('iframe[title$="(English)"]');
  const text = preview.locator('[data-section="hero"] h1 + p');
  await text.click({ position: { x: 2, y: 2 } });
  await page.keyboard.type('Yes: ');
  // A figure is part of the text that is being written.
  const editor = preview.getByRole('textbox', { name: 'Hero: text (English)' });
  await editor.locator('[data-figure]').first().click();
  expect(await editor.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => text.textContent())
    .toMatch(/^Yes: The statutory .* Fernblick Pension, .* from 100\u00a0€ a month\.$/);
  const field = page.locator('[id="hero.text:en"]');
  expect(await field.locator('[data-figure]').count(), 'figures stay figures').toBe(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.textContent()).toMatch(/^The statutory/);

  await preview.locator('[data-section="infoPanel"] svg').first().click();
  await page.getByRole('heading', { level: 2, name: 'Info panel', exact: true }).waitFor();
  const handle = page.getByRole('button', { name: 'Move Info panel in English', exact: true });
  await handle.hover();
  await page.mouse.down();
  // At the lower edge the page scrolls on, until the gap is passed.
  const frame = await page.locator('iframe[title$="(English)"]').boundingBox();
  await page.mouse.move(0, (frame?.y ?? 0) + (frame?.height ?? 0) - 10);
  await expect
    .poll(() => preview.locator('[data-section="cases"] h2').evaluate(isInView))
    .toBe(true);
  await page.mouse.up();
  const sections = page.getByRole('list', { name: 'Sections' }).getByRole('listitem');
  await expect.poll(() => sections.nth(1).textContent()).toBe('Pension gap');
  await page.getByRole('button', { name: /^Insert above .* in English$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Costs', exact: true }).click();
  await preview.locator('[data-section="costs"] h2').waitFor();
});

test('a draft is listed while it is written and after its tab was closed, also for a colleague, and is deleted with a way back', async ({
  visit,
}) => {
  const first = await visit(`${workbench}/composer.html`);
  await first.page.getByRole('button', { name: 'Copy employees' }).click();
  const openList = async () => {
    const page = await first.page.context().newPage();
    await page.goto(`${workbench}/composer.html`);
    return { page, drafts: page.getByRole('list', { name: 'Your drafts in this browser' }) };
  };
  const other = await openList();
  await first.page.locator('[id="title:en"]').fill('Pensions for students');
  await expect.poll(() => other.drafts.textContent()).toMatch(/^students.* to do/);
  // Closed before what was typed last had time to be kept.
  await first.page.locator('[id="title:en"]').fill('Pensions for trainees');
  await first.page.close({ runBeforeUnload: true });
  await expect.poll(() => other.drafts.textContent()).toMatch(/^trainees.* to do/);
  const { page, drafts } = await openList();
  await expect.poll(() => drafts.textContent()).toMatch(/^trainees.* to do/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download trainees' }).click();
  const file = { name: 'trainees (1).json', mimeType: 'application/json' };
  const buffer = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Delete trainees' }).click();
  await expect.poll(() => drafts.textContent()).toBe('');
  await page.keyboard.press('Enter');
  await expect.poll(() => drafts.textContent()).toMatch(/^trainees/);

  const { page: colleague } = await visit(`${workbench}/composer.html`);
  const chooser = colleague.waitForEvent('filechooser');
  await colleague.getByRole('button', { name: 'Open a file…' }).click();
  await (await chooser).setFiles({ ...file, buffer });
  await colleague.getByRole('heading', { name: 'Composer: trainees' }).waitFor();
  const title = colleague.locator('[id="title:en"]');
  expect(await title.textContent()).toBe('Pensions for trainees');
});

test('each thing to do leads to its field, also that texts are still those of another landing', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/composer.html`);
  await page.getByRole('button', { name: 'Copy employees' }).click();
  await page.getByText('40 are still those of employees').waitFor();
  const toDos = page.getByRole('list', { name: '13 to do' });
  await toDos.getByRole('button', { name: 'Hero: text (German)' }).click();
  const text = page.locator('[id="hero.text:de"]');
  await expect.poll(() => text.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => text.evaluate(isInView)).toBe(true);
  await page.locator('[id="hero.text:en"]').fill('A start for students.');
  await page.getByText('39 are still those of employees').waitFor();
  await toDos
    .getByRole('listitem')
    .filter({ hasText: 'Is still that of' })
    .first()
    .getByRole('button')
    .click();
  const title = page.locator('[id="title:en"]');
  await expect.poll(() => title.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('a long word needs no soft hyphen by hand, neither in the preview nor in the file', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/composer.html?landing=parents`);
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[id="hero.title:de"]').fill('Zwei Versorgungswerke');
  const title = page.frameLocator('iframe[title$="(German)"]').locator('h1');
  const parted = 'Zwei Ver|sor|gungs|wer|ke'.replaceAll('|', '\u00ad');
  await expect.poll(() => title.textContent()).toBe(parted);
  await page.getByText('Nothing to do: it can be saved').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(parted);
});

test('what is pasted from a table or a PDF has plain spaces and whole umlauts', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/composer.html?landing=parents`);
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[id="hero.title:de"]').fill('Gru\u0308n\tund klar');
  const title = page.frameLocator('iframe[title$="(German)"]').locator('h1');
  await expect.poll(() => title.textContent()).toBe('Grün und klar');
});

test.for([
  { what: 'a link to a picture', names: [] },
  { what: 'two pictures', names: ['one.jpg', 'two.jpg'] },
])('$what in the field of one is answered with what to drop', async ({ names }, { visit }) => {
  const { page } = await visit(`${workbench}/composer.html?landing=parents`);
  await page.getByRole('button', { name: /^Argument/ }).click();
  await page.getByRole('checkbox', { name: 'Set: Picture' }).check();
  const dataTransfer = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    data.setData('text/uri-list', 'https://example.com/one.jpg');
    for (const file of files) data.items.add(new File([file], file));
    return data;
  }, names as string[]);
  await page.dispatchEvent('[id="argument.picture.file"]', 'drop', { dataTransfer });
  await page.getByText('Drop one picture, as a file').waitFor();
});

test('a question of its own is written and leads on the page', async ({ visit }) => {
  const { page } = await visit(`${workbench}/composer.html?landing=parents`);
  await page.getByRole('button', { name: /^FAQ/ }).click();
  await page.getByRole('checkbox', { name: 'Set: Own questions' }).check();
  await page.locator('[id="faq.ownQuestions.1.question:en"]').fill('Is it for twins?');
  const first = page
    .frameLocator('iframe[title$="(English)"]')
    .locator('[data-section="faq"] summary')
    .first();
  await expect.poll(() => first.textContent()).toContain('Is it for twins?');
});

test('words that the browser has no room for are not left without a question', async ({
  visit,
}) => {
  const { page } = await visit(`${workbench}/composer.html?landing=parents`);
  await page.evaluate(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...item) {
      if (this === localStorage) throw new DOMException('', 'QuotaExceededError');
      store.apply(this, item);
    };
  });
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.locator('[id="title:en"]').press('a');
  await page.getByText('This browser has no room for the draft').waitFor();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
