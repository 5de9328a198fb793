import { fontFaceCss } from '@fernblick/design-system/fonts';
import { GlobalStyle } from '@fernblick/design-system/GlobalStyle';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { Parts } from '#shared/Parts.tsx';
import { Plan } from '#shared/Plan.tsx';
import { theme } from '#shared/theme.ts';

/** An application of another team, which renders on a server and hydrates. */
export function App() {
  const [path, setPath] = useState('/');
  const [link] = useState(() => createRouterLink(setPath));
  return (
    <ThemeProvider theme={theme}>
      <style>{fontFaceCss}</style>
      <GlobalStyle />
      <main style={{ padding: 24, display: 'grid', gap: 24, maxWidth: 640 }}>
        {path === '/' ? <Parts link={link} /> : <h1>The next page</h1>}
        <Plan />
      </main>
    </ThemeProvider>
  );
}

/** As a router has it: changes what is shown, and loads no page. */
function createRouterLink(go: (path: string) => void) {
  return function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          go(href);
        }}
      />
    );
  };
}
