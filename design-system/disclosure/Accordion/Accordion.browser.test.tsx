import { describe, expect, it } from 'vitest';
import { openWithoutScript } from '../without-script.fixture.tsx';
import { Accordion } from './Accordion.tsx';

const items = ['First', 'Second', 'Third'].map((heading) => ({
  id: heading.toLowerCase(),
  heading,
  content: <p>Text of {heading}</p>,
}));

describe('an accordion in a page without JavaScript', () => {
  const limit = { compact: 1, wide: 1, moreLabel: 'More', lessLabel: 'Less' };
  const getPage = openWithoutScript(<Accordion items={items} exclusive="group" limit={limit} />, {
    width: 1280,
    height: 720,
  });

  it('shows every item of a limited list, and no button that could not work', async () => {
    expect(await getPage().getByRole('heading').count()).toBe(3);
    expect(
      await getPage()
        .getByRole('button', { name: /More|Less/ })
        .count(),
    ).toBe(0);
  });

  it('opens and closes at a key', async () => {
    const text = getPage().getByText('Text of First');
    await getPage().keyboard.press('Tab');
    await getPage().keyboard.press('Enter');
    await expect.poll(() => text.isVisible()).toBe(true);
    await getPage().keyboard.press('Space');
    await expect.poll(() => text.isVisible()).toBe(false);
  });

  it('keeps one open at a time', async () => {
    const page = getPage();
    await page.getByText('First', { exact: true }).click();
    await page.getByText('Second', { exact: true }).click();
    await expect.poll(() => page.getByText('Text of Second').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Text of First').isVisible()).toBe(false);
  });
});
