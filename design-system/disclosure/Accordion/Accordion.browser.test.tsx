import { ThemeProvider } from '@mui/material/styles';
import { type Browser, chromium, type Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../tools/browser/launch-options.ts';
import { createBrandTheme } from '../../theme.ts';
import { Accordion } from './Accordion.tsx';

const items = ['First', 'Second', 'Third'].map((heading) => ({
  id: heading.toLowerCase(),
  heading,
  content: <p>Text of {heading}</p>,
}));

const html = renderToStaticMarkup(
  <ThemeProvider theme={createBrandTheme('fernblick')}>
    <Accordion
      items={items}
      exclusive="group"
      limit={{ compact: 1, wide: 1, moreLabel: 'More', lessLabel: 'Less' }}
    />
  </ThemeProvider>,
);

describe('an accordion in a page without JavaScript', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch(await browserLaunchOptions());
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
  });

  it('shows every item of a limited list, and no button that could not work', async () => {
    expect(await page.getByRole('heading').count()).toBe(3);
    expect(await page.getByRole('button', { name: /More|Less/ }).count()).toBe(0);
  });

  it('opens and closes at a key', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Text of First').isVisible()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByText('Text of First').isVisible()).toBe(false);
  });

  it('keeps one open at a time', async () => {
    await page.getByText('First', { exact: true }).click();
    await page.getByText('Second', { exact: true }).click();
    await expect.poll(() => page.getByText('Text of Second').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Text of First').isVisible()).toBe(false);
  });
});
