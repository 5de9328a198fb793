import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { contentColumn } from '../../design-system/styles/content-column.ts';
import { oneColumn } from '../../design-system/styles/one-column.ts';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

interface TokenPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One page about one kind of token. */
export function TokenPage({ title, lead, children }: TokenPageProps) {
  return (
    <Page>
      <SectionHeading id="tokens" eyebrow="Tokens" title={title} lead={lead} />
      {children}
    </Page>
  );
}

/** A part of a token page with a heading of its own. */
export function TokenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Text variant="subtitle">{title}</Text>
      {children}
    </Group>
  );
}

/** A token's id and its value, the way both are written in code and in the token file. */
export function TokenLabel({ id, value, note }: { id: string; value: string; note?: string }) {
  return (
    <Label>
      <b>{id}</b>
      <span>{value}</span>
      {note && <span>{note}</span>}
    </Label>
  );
}

/** A list of samples, each beside its label: name left, sample right, a rule between them. */
export const TokenList = styled('ul')(({ theme }) => ({
  display: 'grid',
  ...plainList,
  '& > li': {
    ...oneColumn,
    alignItems: 'center',
    gap: theme.vars.space.m,
    paddingBlock: theme.vars.space.m,
    borderBlockStart: rule(theme),
  },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
}));

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xxl,
  ...contentColumn(theme),
  paddingBlock: theme.vars.space.xxl,
}));

const Group = styled('section')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
}));

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  overflowWrap: 'anywhere',
  color: theme.vars.color.text.subtle,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { ...theme.typography.label, color: theme.vars.color.text.primary },
}));
