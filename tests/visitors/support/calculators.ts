import type { Page } from 'playwright-core';

/** The texts of all calculators, whatever elements a translation has put around them. */
export function readTexts(page: Page): Promise<string[]> {
  return page
    .locator('[data-island] :is(dd, dt, p, th, td, legend, label, button, h3, h4)')
    .allTextContents();
}

/**
 * Uses every control of the calculators as a script does that nobody waits for: sliders by two steps,
 * fields with an amount, all choices and all buttons but those that print, save or leave.
 */
export function operateEveryControl(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const LEAVING = '[role="toolbar"] button, [popovertarget], [data-cta]';
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const enter = (input: HTMLInputElement, value: number) => {
      setValue?.call(input, String(value));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    for (const control of document.querySelectorAll<HTMLElement>(
      '[data-island] :is(input, button)',
    )) {
      if (!control.isConnected || control.matches(LEAVING)) continue;
      if (!(control instanceof HTMLInputElement) || control.type === 'radio') control.click();
      else if (control.type === 'range')
        enter(control, Number(control.value) + 2 * Number(control.step || 1));
      else {
        control.focus();
        enter(control, 5_000);
        control.blur();
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** For each calculator, whether it is alive, or readable with a notice that offers to try again. */
export function judgeCalculators(page: Page): Promise<string[]> {
  return page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => {
      const section = island.closest('section');
      const isReadable = (island.textContent?.length ?? 0) > 1_000;
      const hasNotice = section?.querySelector('[role="alert"] button') != null;
      const isAlive = island.matches('[data-hydrated]');
      if (!isReadable) return 'empty';
      return isAlive ? 'alive' : hasNotice ? 'readable, with a notice' : 'dead';
    }),
  );
}
