import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Announcement } from '../../design-system/page/Announcement/Announcement.tsx';

const meta = preview.meta({
  id: 'components-announcement',
  component: Announcement,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Webinar',
    children: 'Live on Thursday: how private pensions are taxed.',
    link: { href: '#webinar', label: 'Save a seat' },
    closeLabel: 'Close the note about the webinar',
  },
});

/** Screen readers list it as a region; its button has a name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('complementary');
    await expect(region).toHaveAccessibleName();
    await expect(within(region).getByRole('button')).toHaveAccessibleName();
  },
});

export const WithoutALink = meta.story({
  args: { label: 'Team', children: 'You see this page as a member of the team.' },
  render: ({ link: _link, ...args }) => <Announcement {...args} />,
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Webinar',
    children: 'Altersvorsorgebeitragsrechner und Vertragsverwaltungsgebühren verständlich erklärt.',
    link: { href: '#webinar', label: 'Veranstaltungsanmeldung' },
    closeLabel: 'Hinweis schließen',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
