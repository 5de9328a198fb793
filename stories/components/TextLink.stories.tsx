import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = preview.meta({
  id: 'components-textlink',
  component: TextLink,
  args: { href: '#', children: 'what the comparison assumes' },
  render: (args) => (
    <Text>
      Read <TextLink {...args} /> before you decide.
    </Text>
  ),
});

export const InText = meta.story();

/** The arrow says so to those who see it, its name to those who do not. */
export const NewTab = meta.story({
  args: { newTabLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /new tab|neuen Tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const OtherLanguage = meta.story({ args: { children: 'Deutsch', lang: 'de' } });

export const OnDeepGround = meta.story({ args: { onDark: true }, parameters: { band: 'deep' } });

export const LongestGermanWord = meta.story({
  args: { children: 'Altersvorsorgebeitragsbescheinigungsverfahren', newTabLabel: 'neuer Tab' },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
