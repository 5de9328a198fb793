import { ThemeProvider } from '@mui/material/styles';
import { type Browser, chromium, type Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../tools/browser/launch-options.ts';
import { createBrandTheme } from '../../theme.ts';
import { Tooltip } from './Tooltip.tsx';

const html = renderToStaticMarkup(
  <ThemeProvider theme={createBrandTheme('fernblick')}>
    <p>
      ETF cost
      <Tooltip label="More about ETF cost">What the ETFs themselves cost in a year.</Tooltip>
    </p>
  </ThemeProvider>,
);

describe('a tooltip in a page without JavaScript', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch(await browserLaunchOptions());
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 480 },
    });
    await page.setContent(html);
  });

  it('opens at a click and fits a narrow phone', async () => {
    await page.getByRole('button', { name: 'More about ETF cost' }).click();
    const box = await page.getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  it('opens at a key and closes at Esc', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('tooltip').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tooltip').isVisible()).toBe(false);
  });

  it('closes at a click elsewhere', async () => {
    await page.getByRole('button').click();
    await page.mouse.click(10, 470);
    expect(await page.getByRole('tooltip').isVisible()).toBe(false);
  });
});
