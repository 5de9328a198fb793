import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { oneColumn } from '../styles/one-column.ts';
import { Text } from '../Text/Text.tsx';

interface SectionHeadingProps extends ComponentProps<'div'> {
  /** The anchor of the heading, for `aria-labelledby` of its section. */
  id: string;
  /** A few words above the title that say what kind of section this is. */
  eyebrow?: string;
  title: string;
  /** One paragraph that says what the section answers. */
  lead?: string;
  align?: 'center';
  /** On the deep ground all texts are light. */
  ground?: 'deep';
}

/** What a section opens with: eyebrow, title and lead in one rhythm. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, eyebrow, title, lead, align, ground, ...rest } = props;
  const [accent, main, soft] =
    ground === 'deep'
      ? (['onDeepSoft', 'onDeep', 'onDeepSoft'] as const)
      : (['accent', 'primary', 'secondary'] as const);
  return (
    <Stack {...rest} data-align={align}>
      {eyebrow && (
        <Text variant="label" as="p" tone={accent}>
          {eyebrow}
        </Text>
      )}
      <Text variant="title" tone={main} align={align} id={id}>
        {title}
      </Text>
      {lead && (
        <Text variant="lead" tone={soft} align={align}>
          {lead}
        </Text>
      )}
    </Stack>
  );
}

const Stack = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  justifyItems: 'start',
  '&[data-align="center"]': { justifyItems: 'center' },
  '& > h2': { maxInlineSize: theme.vars.size.heading },
}));
