import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { contentColumn } from '../../styles/content-column.ts';
import { onPaper } from '../../styles/on-paper.ts';

interface NoticeProps extends ComponentProps<'aside'> {
  /** One word that is read first and names the notice for screen readers. */
  label: string;
  /** What holds, in one or two short sentences. */
  children: string;
}

/** One quiet line above a page, for what holds for everything below it. */
export function Notice({ label, children, ...rest }: NoticeProps) {
  return (
    <Strip aria-label={label} {...rest}>
      <p>
        <strong>{label}</strong> {children}
      </p>
    </Strip>
  );
}

const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.note,
  paddingBlock: theme.vars.space.xs,
  backgroundColor: theme.vars.color.surface.deep,
  color: theme.vars.color.text.onDeepSoft,
  '& > p': { ...contentColumn(theme), textWrap: 'balance' },
  '& strong': { color: theme.vars.color.text.onDeep },
  ...onPaper(theme),
}));
