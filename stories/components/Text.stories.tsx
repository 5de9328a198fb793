import preview from '../../.storybook/preview.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';

const styles = keysOf(brandTokens.fernblick.typography);

const meta = preview.meta({
  id: 'components-text',
  component: Text,
  args: { children: 'A wide view takes a calm morning.' },
  argTypes: { variant: { options: styles, control: 'select' } },
});

export const Body = meta.story();

/** Every type style under its name, largest first. */
export const AllStyles = meta.story({
  render: ({ children }) => (
    <>
      {styles.map((variant) => (
        <Text key={variant} variant={variant} component="p">
          {variant}: {children}
        </Text>
      ))}
    </>
  ),
});

export const Tones = meta.story({
  render: ({ children }) => (
    <>
      {(['primary', 'secondary', 'subtle', 'accent'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </>
  ),
});

/** Breaks at the hyphens that the language's rules allow. */
export const LongestGermanWord = meta.story({
  args: {
    children: 'Rechtsschutzversicherungsgesellschaften und Altersvorsorgebeitragsbescheinigung',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
