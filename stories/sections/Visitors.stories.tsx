import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FLAGS, type VisitorOptions } from '../../site/config/visitor-options.ts';
import { home } from '../../site/landings/index.ts';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { DocumentView } from '../../site/prerender/page-kinds/document-page.tsx';
import { VisitorOptionsContext } from '../../site/provider/useVisitorOptions.ts';
import { Hero, VersionView } from '../../site/sections/Hero/Hero.tsx';
import { sectionOf } from './section-of.ts';

/** What pages look like in builds with options about visitors (`site/config/visitor-options.ts`). */
const meta = {
  title: 'Sections/Visitors',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const hero = sectionOf('home', 'hero');
const ENGLISH = { globals: { locale: 'en' } };

/** Before anything is known about a visitor, and for good without consent: the hero as it is. */
export const NothingKnown: Story = {
  decorators: [inBuildWith({ experiments: FLAGS })],
  render: () => <Hero {...hero} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const NewPicture: Story = {
  render: () => <VersionView picture="new" words="control" hero={hero} />,
};

export const FamilyPicture: Story = {
  render: () => <VersionView picture="family" words="control" hero={hero} />,
};

/** In English only. Every promise has its source below. */
export const Bullets: Story = {
  ...ENGLISH,
  render: () => <VersionView picture="control" words="bullets" hero={hero} />,
};

export const BulletsOnAPhone: Story = {
  globals: { ...ENGLISH.globals, viewport: { value: 'narrow' } },
  render: () => <VersionView picture="family" words="bullets" hero={hero} />,
};

/** The wording changes, the room of the buttons does not. */
export const WithAPension: Story = {
  decorators: [inBuildWith({ experiments: [], lead: '/api/lead' })],
  beforeEach: () => {
    document.documentElement.dataset.pension = '';
    return () => {
      delete document.documentElement.dataset.pension;
    };
  },
  render: () => <Hero {...hero} />,
  play: async ({ canvasElement }) => {
    const name = /^(Go to my pension|Zu meiner Rente)$/;
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible();
  },
};

export const BothBanners: Story = {
  decorators: [inBuildWith({ experiments: [], banners: ['webinar', 'admin'] })],
  render: framed,
};

export const WebinarBanner: Story = {
  decorators: [inBuildWith({ experiments: [], banners: ['webinar'] })],
  globals: { viewport: { value: 'narrow' } },
  render: framed,
};

export const AdminBanner: Story = {
  decorators: [inBuildWith({ experiments: [], banners: ['admin'] })],
  render: framed,
};

/** Where something is stored with consent, the page says what, and lets visitors change their mind. */
export const CookieSettings: Story = {
  decorators: [inBuildWith({ experiments: FLAGS, tracking: '/events', banners: ['webinar'] })],
  render: () => <DocumentView document="cookies" />,
};

function inBuildWith(options: VisitorOptions): Decorator {
  return (Story) => (
    <VisitorOptionsContext value={options}>
      <Story />
    </VisitorOptionsContext>
  );
}

function framed() {
  return (
    <SiteLayout paths={home.path} sections={home.sections.map(({ kind }) => kind)}>
      <Hero {...hero} />
    </SiteLayout>
  );
}
