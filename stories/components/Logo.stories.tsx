import preview from '../../.storybook/preview.tsx';
import { Logo } from '../../design-system/drawings/Logo/Logo.tsx';

const meta = preview.meta({
  id: 'components-logo',
  component: Logo,
  args: { name: 'Fernblick' },
});

export const Light = meta.story();
export const LongestGermanWord = meta.story({ args: { name: 'Fernblick Altersvorsorge' } });
export const Deep = meta.story({ args: { onDark: true }, parameters: { band: 'deep' } });
