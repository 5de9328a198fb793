import styled from '@emotion/styled';
import Container, { type ContainerProps } from '@mui/material/Container';
import { type ReactNode, useContext } from 'react';
import { ChangedTokens } from '../../.storybook/playground/ChangedTokens.ts';
import { completeGlobals, type Globals } from '../../.storybook/toolbar/settings.ts';
import { oneColumn } from '../../design-system/styles/one-column.ts';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { rule } from '../../design-system/styles/rule.ts';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import type { Brand } from '../../tokens/index.ts';
import { listTokens, type ShownToken } from './catalogue.ts';

/** Parameters of stories that are pages about tokens, with nothing to control. */
export const PAGE = { layout: 'fullscreen' as const, controls: { disable: true } };

interface TokenPageProps {
  title: string;
  lead: string;
  /** The samples, of the tokens of the toolbar's brand. */
  show: (tokens: readonly ShownToken[]) => ReactNode;
}

/** A story that is one page about one kind of token. */
export function tokenPage(props: TokenPageProps) {
  return {
    render: (_args: unknown, { globals }: { globals: Partial<Globals> }) => (
      <TokenPage {...props} brand={completeGlobals(globals).brand} />
    ),
  };
}

function TokenPage({ title, lead, show, brand }: TokenPageProps & { brand: Brand }) {
  const changed = useContext(ChangedTokens);
  return (
    <Page component="main">
      <SectionHeading id="tokens" eyebrow="Tokens" title={title} lead={lead} />
      {changed && <Text>With what the playground changes of the brand; none of it is saved.</Text>}
      {show(listTokens(brand, changed))}
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

interface TokenRowsProps {
  tokens: readonly ShownToken[];
  sample: (token: ShownToken) => ReactNode;
}

/** Tokens one below the other, each with its label, then its sample. */
export function TokenRows({ tokens, sample }: TokenRowsProps) {
  return (
    <Rows>
      {tokens.map((token) => (
        <li key={token.id}>
          <TokenLabel {...token} />
          {sample(token)}
        </li>
      ))}
    </Rows>
  );
}

type TokenLabelProps = Pick<ShownToken, 'id' | 'value'> & Partial<ShownToken>;

/** A token's id and its value, the way both are written in code and in the token file. */
export function TokenLabel({ id, value, dark = value, description }: TokenLabelProps) {
  return (
    <Label>
      <b>{id}</b>
      <span>{dark === value ? value : `${value}, in the dark ${dark}`}</span>
      {description && <span>{description}</span>}
    </Label>
  );
}

const Rows = styled('ul')(({ theme }) => ({
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

const Page = styled(Container)<ContainerProps>(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xxl,
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
