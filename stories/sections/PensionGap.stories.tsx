import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PersonAddress } from '../../site/calculator/pension-gap/usePerson.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { PensionGap } from '../../site/sections/PensionGap/PensionGap.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { behaviour, getTexts, press } from './calculator.ts';
import { getSection } from './get-section.ts';

const args = getSection('home', 'pensionGap');

/** Stories share an address, so each has one of its own, which nothing is written to. */
const addressOf = (query: string) => ({
  read: () => new URLSearchParams(query),
  link: () => `https://fernblick.example/en?${query}`,
  isPrefilled: () => false,
  write: () => {},
});

const meta = preview.meta({
  component: PensionGap,
  args,
  parameters: { layout: 'fullscreen', query: '' },
  decorators: (Story, { parameters }) => {
    const [address] = useState(() => addressOf(parameters.query));
    return (
      <PersonAddress value={address}>
        <Story />
      </PersonAddress>
    );
  },
});

export const Example = meta.story();

/** Asks for the years in part time and the children. */
export const Parents = meta.story({ args: getSection('parents', 'pensionGap') });

/** Asks for the years of contributions in Germany. */
export const Expats = meta.story({ args: getSection('expats', 'pensionGap') });

/** No statutory pension: there is no level after the drop, all of the wish is missing. */
export const NoPension = meta.story({ args: getSection('self-employed', 'pensionGap') });

/** Little time left: the level has hardly fallen yet, and saving takes much more a month. */
export const CloseToRetirement = meta.story({
  args: getSection('close-to-retiring', 'pensionGap'),
});

/** Above the contribution ceiling the pension does not grow with the income. */
export const HighIncome = meta.story({
  args: { person: { ...args.person, age: 30, grossMonthlyIncome: 12_000 } },
});

/** Savings that grow large enough: there is nothing to carry into the comparison. */
export const NothingToSave = meta.story({
  args: { person: { ...args.person, existingCapital: 200_000 } },
});

/** Without an income there is nothing to work out: no figure says that nothing would be needed. */
export const WithoutIncome = meta.story({
  args: { person: { ...args.person, grossMonthlyIncome: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Ohne Einkommen|Without an income/);
    for (const figure of canvas.getAllByRole('definition'))
      await expect(figure).toHaveTextContent('–');
    await expect(canvasElement.querySelector('[data-cta="calculate"]')).toBeNull();
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });

/** The chart's figures as a table and every assumption, opened. */
export const Explained = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await expect(canvasElement.querySelector('table')).toBeVisible();
  },
});

/** A typed income changes the figures, the chart's description and the link; the result is announced. */
export const IncomeTyped = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvasElement, globals }) => {
    const before = getChartText(canvasElement);
    await userEvent.clear(getIncomeField(canvasElement, globals));
    await userEvent.paste('6.000');
    await expect(getChartText(canvasElement)).not.toBe(before);
    await expect(getChartText(canvasElement)).toContain('3.900');
    const announcement = canvasElement.querySelector('[data-part="announcement"]');
    await waitFor(() => expect(announcement).toHaveTextContent('3.900'));
    await expect(getClosingLink(canvasElement, globals)).toHaveAttribute(
      'href',
      expect.stringContaining('monthly=419&'),
    );
  },
});

/** The keyboard moves a slider; the saving follows. */
export const AgeByKeyboard = meta.story({
  parameters: behaviour,
  play: async ({ canvas, canvasElement, globals }) => {
    const before = getChartText(canvasElement);
    const [age] = canvas.getAllByRole('slider');
    await press(age, '{ArrowRight}');
    await expect(getChartText(canvasElement)).not.toBe(before);
    await expect(getClosingLink(canvasElement, globals)).toHaveAttribute(
      'href',
      expect.stringContaining('age=36'),
    );
  },
});

/** The surcharge of childless people takes a little off the pension. */
export const Childless = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, globals }) => {
    const name = getTexts(globals)['pensionGap.calculator.childless.yes'];
    await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(getChartText(canvasElement)).toContain('1.401');
  },
});

/** An impossible amount says so at its field; the last result stays. */
export const OutOfRange = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvasElement, globals }) => {
    const before = getChartText(canvasElement);
    const field = getIncomeField(canvasElement, globals);
    await userEvent.clear(field);
    await userEvent.paste('2.000.000');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/1\.000\.000/);
    await expect(getChartText(canvasElement)).not.toContain('NaN');
    await expect(before).toContain('2.600');
  },
});

/** A shared link opens with its person; what cannot be is adjusted, and a notice names it. */
export const SharedLink = meta.story({
  parameters: { query: 'gapage=17&gapincome=6000&gapsaved=0&gapchildless=true' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(getChartText(canvasElement)).toContain('3.900'));
    const [notice] = within(canvasElement).getAllByRole('status');
    await expect(notice).toHaveTextContent(getTexts(globals)['pensionGap.calculator.field.age']);
  },
});

/** The smallest and the largest figures: the amount is limited, and a sentence says so. */
export const Extremes = meta.story({
  parameters: behaviour,
  args: { person: { ...args.person, age: 60, grossMonthlyIncome: 1_000_000 } },
  play: async ({ canvasElement, globals }) => {
    const link = getClosingLink(canvasElement, globals);
    await expect(link).toHaveAttribute('href', expect.stringContaining('monthly=2500&'));
    await expect(link).toHaveAccessibleDescription(/2\.500/);
  },
});

function getChartText(canvasElement: HTMLElement): string {
  return canvasElement.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
}

function getIncomeField(canvasElement: HTMLElement, globals: { locale?: Locale }): HTMLElement {
  const name = getTexts(globals)['pensionGap.calculator.field.grossMonthlyIncome'];
  return within(canvasElement).getByRole('textbox', { name });
}

function getClosingLink(canvasElement: HTMLElement, globals: { locale?: Locale }): HTMLElement {
  const name = getTexts(globals)['pensionGap.calculator.close'];
  return within(canvasElement).getByRole('link', { name });
}

/** A press starts the way to the offer; until the page is shown again it takes no second one. */
export const StartPressed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const start = canvas.getAllByRole('link').at(-1);
    await expect(start).toHaveAttribute('href', `/${globals.locale}/plan/start`);
    // The story's frame must not be left.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (start) await userEvent.click(start);
    await expect(start).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new Event('pageshow'));
    await expect(start).not.toHaveAttribute('aria-busy');
  },
});
