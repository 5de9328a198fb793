import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderStyled } from './styled-html.ts';

test('what a later declaration of a rule replaces is left out, but for what a function replaces', () => {
  const Text = styled('p')(
    { color: 'red', padding: 0, '&:hover': { padding: 1 } },
    { padding: '8px', paddingBlock: 4, color: 'light-dark(red, blue)' },
  );
  const { rules } = renderStyled((cache) =>
    renderToString(
      <CacheProvider value={cache}>
        <Text />
      </CacheProvider>,
    ),
  );
  const [css = ''] = Object.values(rules);
  expect(css.match(/\{[^}]*\}/g)).toEqual([
    '{color:red;padding:8px;padding-block:4px;color:light-dark(red, blue);}',
    '{padding:1px;}',
  ]);
});
