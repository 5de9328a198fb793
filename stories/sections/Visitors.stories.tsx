import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FLAGS, type VisitorOptions } from '../../site/config/visitor-options.ts';
import { home } from '../../site/landings/index.ts';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { Page as DocumentPage } from '../../site/pages/document/+Page.tsx';
import { VisitorOptionsContext } from '../../site/provider/useVisitorOptions.ts';
import { Hero, VersionView } from '../../site/sections/Hero/Hero.tsx';
import { enableSettings } from '../../site/visitors/consent/consent.ts';
import { configurePictures } from '../../visual/plan/modes.ts';
import { getSection } from './get-section.ts';

/** Pages in builds with options about visitors (`site/config/visitor-options.ts`). */
const meta = preview.meta({
  parameters: { layout: 'fullscreen' },
});

export default meta;

const hero = getSection('home', 'hero');
const ENGLISH = { globals: { locale: 'en' } };

/** Before anything is known about a visitor, and for good without consent: the hero as it is. */
export const NothingKnown = meta.story({
  parameters: configurePictures({ widths: [960] }),
  decorators: [withOptions({ experiments: FLAGS })],
  render: () => <Hero {...hero} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const NewPicture = meta.story({
  parameters: configurePictures({ widths: [960] }),
  render: () => <VersionView picture="new" words="control" hero={hero} />,
});

export const FamilyPicture = meta.story({
  parameters: configurePictures({ widths: [960] }),
  render: () => <VersionView picture="family" words="control" hero={hero} />,
});

/** In English only. Every promise has its source below. */
export const Bullets = meta.story({
  ...ENGLISH,
  render: () => <VersionView picture="control" words="bullets" hero={hero} />,
});

export const BulletsOnAPhone = meta.story({
  globals: { ...ENGLISH.globals, viewport: { value: 'narrow' } },
  render: () => <VersionView picture="family" words="bullets" hero={hero} />,
});

/** The wording changes, the room of the buttons does not. */
export const WithAPension = meta.story({
  decorators: [withOptions({ experiments: [], lead: '/api/lead' })],
  beforeEach: () => {
    document.documentElement.dataset.pension = '';
    return () => {
      delete document.documentElement.dataset.pension;
    };
  },
  render: () => <Hero {...hero} />,
  play: async ({ canvas }) => {
    const name = /^(Go to my pension|Zu meiner Rente)$/;
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

export const BothBanners = meta.story({
  decorators: [withOptions({ experiments: [], banners: ['webinar', 'admin'] })],
  render: renderInLayout,
});

export const WebinarBanner = meta.story({
  decorators: [withOptions({ experiments: [], banners: ['webinar'] })],
  globals: { viewport: { value: 'narrow' } },
  render: renderInLayout,
});

export const AdminBanner = meta.story({
  decorators: [withOptions({ experiments: [], banners: ['admin'] })],
  render: renderInLayout,
});

/** Where something is stored with consent, the page names it, and lets visitors change their mind. */
export const CookieSettings = meta.story({
  decorators: [withOptions({ experiments: FLAGS, tracking: '/events', banners: ['webinar'] })],
  render: () => <StartedCookieSettings />,
});

/** With the button that the page's script enables, before anything is painted. */
function StartedCookieSettings() {
  useLayoutEffect(() => enableSettings(document), []);
  return <DocumentPage document="cookies" />;
}

function withOptions(options: VisitorOptions): Decorator {
  return (Story) => (
    <VisitorOptionsContext value={options}>
      <Story />
    </VisitorOptionsContext>
  );
}

function renderInLayout() {
  return (
    <SiteLayout paths={home.path} sections={home.sections.map(({ kind }) => kind)}>
      <Hero {...hero} />
    </SiteLayout>
  );
}
