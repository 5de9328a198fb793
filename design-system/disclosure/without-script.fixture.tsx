import { ThemeProvider } from '@mui/material/styles';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import { createBrandTheme } from '../theme.ts';

/** Opens a page without JavaScript before each test, with these components in it; returns how to get it. */
export function openWithoutScript(components: ReactNode, viewport: ViewportSize): () => Page {
  const theme = createBrandTheme('fernblick');
  const html = renderToStaticMarkup(<ThemeProvider theme={theme}>{components}</ThemeProvider>);
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch(await browserLaunchOptions());
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ javaScriptEnabled: false, viewport });
    await page.setContent(html);
  });
  return () => page;
}
