import preview from '../../.storybook/preview.tsx';
import { Argument } from '../../site/sections/Argument/Argument.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: Argument,
  parameters: { layout: 'fullscreen' },
  args: getSection('employees', 'argument'),
});

export const Employees = meta.story();
export const CloseToRetiring = meta.story({ args: getSection('close-to-retiring', 'argument') });
export const OnAPhone = meta.story({ ...ON_A_PHONE });
