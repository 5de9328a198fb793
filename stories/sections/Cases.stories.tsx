import preview from '../../.storybook/preview.tsx';
import { Cases } from '../../site/sections/Cases/Cases.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: Cases,
  parameters: { layout: 'fullscreen' },
  args: getSection('expats', 'cases'),
});

/** The amount missing a month; the person of the page stands out. */
export const WhatIsMissing = meta.story();

/** The amount to save a month. */
export const WhatToSave = meta.story({ args: getSection('close-to-retiring', 'cases') });

export const OnAPhone = meta.story({ ...ON_A_PHONE });
