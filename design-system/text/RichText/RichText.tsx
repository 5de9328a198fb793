import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { link } from '../../styles/link.ts';
import { oneColumn } from '../../styles/one-column.ts';

interface RichTextProps extends ComponentProps<'div'> {
  /** Clean HTML of paragraphs, lists, emphasis and links, in place of children. */
  html?: string;
}

/** Running text of several parts: paragraphs and lists with emphasis and links. */
export function RichText({ html, ...rest }: RichTextProps) {
  return <Root {...rest} {...(html && { dangerouslySetInnerHTML: { __html: html } })} />;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  ...oneColumn,
  gap: theme.vars.space.m,
  maxInlineSize: theme.vars.size.measure,
  color: theme.vars.color.text.secondary,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > *': { margin: 0 },
  '& > ul, & > ol': { paddingInlineStart: theme.vars.space.l },
  '& a': link(theme),
}));
