import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';

const styles = keysOf(brandTokens.fernblick.typography);

const meta = {
  id: 'components-text',
  component: Text,
  args: { children: 'A wide view takes a calm morning.' },
  argTypes: { variant: { options: styles, control: 'select' } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

/** Every type style under its name, largest first. */
export const AllStyles: Story = {
  render: ({ children }) => (
    <>
      {styles.map((variant) => (
        <Text key={variant} variant={variant} component="p">
          {variant}: {children}
        </Text>
      ))}
    </>
  ),
};

export const Tones: Story = {
  render: ({ children }) => (
    <>
      {(['primary', 'secondary', 'subtle', 'accent'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </>
  ),
};

/** Breaks at the hyphens that the language's rules allow. */
export const LongestGermanWord: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaften und Altersvorsorgebeitragsbescheinigung',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
