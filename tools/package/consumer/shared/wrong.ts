import type { CurrencyField } from '@fernblick/design-system';
import type { ComponentProps } from 'react';

const unreadableText = 'We cannot read this.';
const format = (value: number) => `${value} €`;

// @ts-expect-error A format without the parser that reads it.
export const half: ComponentProps<typeof CurrencyField> = { label: 'Rent', unreadableText, format };
