import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Scene } from '../../design-system/drawings/Scene/Scene.tsx';
import { SiteHeader } from '../../design-system/page/SiteHeader/SiteHeader.tsx';
import { ems } from '../../design-system/styles/lengths.ts';

const meta = preview.meta({
  id: 'components-siteheader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    home: { href: '#', label: 'Fernblick' },
    label: 'Main navigation',
    links: [
      { href: '#howitworks', label: 'How it works' },
      { href: '#comparison', label: 'Comparison' },
      { href: '#costs', label: 'Costs' },
      { href: '#faq', label: 'Questions' },
    ],
    contact: {
      phone: { href: 'tel:+493023125042', label: '+49 30 23125042' },
      hours: 'Mon–Fri, 9 am–6 pm',
      email: { href: 'mailto:hi@fernblick.example', label: 'hi@fernblick.example' },
    },
    languages: [{ href: '#de', label: 'Deutsch', lang: 'de' }],
    menuLabel: 'Menu',
    action: (
      <Button size="small" href="#start">
        Get started
      </Button>
    ),
  },
});

const onAPhone = { viewport: { value: 'narrow' } };

/** On a wide screen the links stand in a line. */
export const Wide = meta.story({ globals: { viewport: { value: 'lg' } } });

/** Below 960 they wait behind a button. */
export const Closed = meta.story({ globals: onAPhone });

export const Open = meta.story({
  tags: ['!autodocs'],
  globals: onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Costs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+49 30 23125042' })).toBeVisible();
  },
});

/** A choice closes the menu; so do Esc and a click elsewhere, by the browser itself. */
export const ClosedByAChoice = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    // The story's frame must not be left.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Costs' }));
    await expect(canvas.queryByRole('link', { name: 'Costs' })).toBeNull();
  },
});

/** Content scrolls below the header, and none of it shows through. */
export const StuckOverContent = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ blockSize: ems(20), overflow: 'auto' }}>
      <SiteHeader {...args} />
      <Scene name="horizon" />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const page = header.parentElement as HTMLElement;
    page.scrollTop = page.clientHeight / 2;
    await expect(header.getBoundingClientRect().top).toBe(page.getBoundingClientRect().top);
  },
});

/** With the longest words a German header may hold, at the width where the line begins. */
export const LongestGermanWord = meta.story({
  args: {
    home: { href: '#', label: 'Fernblick Wohnen' },
    links: [
      { href: '#howitworks', label: 'Funktionsweise' },
      { href: '#comparison', label: 'Kostenvergleich' },
      { href: '#costs', label: 'Gebührenübersicht' },
      { href: '#faq', label: 'Fragen' },
    ],
    languages: [{ href: '#en', label: 'English', lang: 'en' }],
    action: <Button href="#start">Rentenlückenrechner öffnen</Button>,
  },
  globals: { viewport: { value: 'md' }, locale: 'de' },
});
