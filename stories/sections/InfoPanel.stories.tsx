import preview from '../../.storybook/preview.tsx';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: InfoPanel,
  parameters: { layout: 'fullscreen' },
  args: getSection('home', 'infoPanel'),
});

export const Home = meta.story();
export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });
