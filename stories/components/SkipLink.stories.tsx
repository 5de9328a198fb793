import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SkipLink } from '../../design-system/actions/SkipLink/SkipLink.tsx';
import { ems } from '../../design-system/styles/lengths.ts';

const meta = preview.meta({
  id: 'components-skiplink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">The content.</main>
    </>
  ),
});

export const Waiting = meta.story();

/** The first press of the tab key brings it to light. */
export const Focused = meta.story({
  parameters: { docs: { story: { inline: false, height: ems(6) } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const LongestGermanWord = meta.story({
  parameters: { docs: { story: { inline: false, height: ems(6) } } },
  args: { children: 'Zum Altersvorsorgebeitragsrechner springen' },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await userEvent.tab();
  },
});
