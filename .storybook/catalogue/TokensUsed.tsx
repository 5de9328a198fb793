import { catalogue } from 'virtual:catalogue';
import { Heading } from '@storybook/addon-docs/blocks';
import { findTokenRow, TokenTable } from './TokenTable.tsx';

/** The tokens in the styles of a component. */
export function TokensUsed({ component }: { component: string }) {
  const { tokens = [] } = catalogue.components[component] ?? {};
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <TokenTable
        ids={tokens}
        linkTo={findTokenRow}
        end={{ title: 'For', of: ({ description }) => description }}
      />
    </>
  );
}
