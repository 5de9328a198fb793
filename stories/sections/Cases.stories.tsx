import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cases } from '../../site/sections/Cases/Cases.tsx';
import { getSection } from './get-section.ts';

const meta = {
  component: Cases,
  parameters: { layout: 'fullscreen' },
  args: getSection('expats', 'cases'),
} satisfies Meta<typeof Cases>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount missing a month; the person of the page stands out. */
export const WhatIsMissing: Story = {};

/** The amount to save a month. */
export const WhatToSave: Story = { args: getSection('close-to-retiring', 'cases') };

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
