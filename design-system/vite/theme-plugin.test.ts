import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';
import { createBrandTheme } from '../theme.ts';
import { createBrowserTheme } from './browser-theme.ts';
import { extractThemeData } from './theme-plugin.ts';

/** Class names are made of styles: they agree only where both themes write the same. */
describe.each(keysOf(brandTokens))('the theme of %s in a browser', (brand) => {
  const theme = createBrandTheme(brand);
  const browser = createBrowserTheme(extractThemeData(theme, 'main'));

  test('has the variables, type styles and durations of the server', () => {
    const { vars, typography, transitions } = browser;
    expect(theme).toMatchObject({ vars, typography, transitions, brand });
  });

  test.each(theme.breakpoints.keys)('asks for the same widths at %s', (key) => {
    expect(browser.breakpoints.up(key)).toBe(theme.breakpoints.up(key));
    expect(browser.breakpoints.down(key)).toBe(theme.breakpoints.down(key));
    expect(browser.containerQueries.up(key)).toBe(theme.containerQueries.up(key));
  });

  test('declares every variable as the server does', () => {
    const { main = {} } = browser.generateStyleSheets();
    const blocks = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet));
    expect(Object.assign({}, ...blocks)).toMatchObject(main);
    expect(Object.keys(main).length).toBeGreaterThan(90);
  });
});
