import { catalogue } from 'virtual:catalogue';
import { Links } from './Links.tsx';
import { findTokenStory, TokenTable } from './TokenTable.tsx';

/** Every token that styles can name, with the components whose styles name it. */
export function TokenIndex() {
  return (
    <TokenTable
      ids={Object.keys(catalogue.tokenSources)}
      linkTo={findTokenStory}
      end={{ title: 'Components', of: ({ id }) => <Links to={listComponents(id)} /> }}
    />
  );
}

function listComponents(id: string) {
  return Object.entries(catalogue.components)
    .filter(([, { tokens }]) => tokens.includes(id))
    .map(([name]) => ({ name, href: `./?path=/docs/components-${name.toLowerCase()}--docs` }));
}
