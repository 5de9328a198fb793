import type { Meta, StoryObj } from '@storybook/react-vite';
import { Argument } from '../../site/sections/Argument/Argument.tsx';
import { getSection } from './get-section.ts';

const meta = {
  component: Argument,
  parameters: { layout: 'fullscreen' },
  args: getSection('employees', 'argument'),
} satisfies Meta<typeof Argument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employees: Story = {};
export const CloseToRetiring: Story = { args: getSection('close-to-retiring', 'argument') };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
