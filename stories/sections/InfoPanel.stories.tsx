import preview from '../../.storybook/preview.tsx';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: InfoPanel,
  parameters: { layout: 'fullscreen' },
  args: getSection('home', 'infoPanel'),
});

export const Home = meta.story();
export const OnAPhone = meta.story({ ...ON_A_PHONE });
