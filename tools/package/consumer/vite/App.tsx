import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { formatForm } from '#shared/format-form.ts';
import { Parts } from '#shared/Parts.tsx';
import { PostedForm } from '#shared/PostedForm.tsx';
import { Providers } from '#shared/Providers.tsx';

/** An application of another team, which renders on a server and hydrates. */
export function App() {
  const [path, setPath] = useState('/');
  const [link] = useState(() => createRouterLink(setPath));
  return (
    <Providers>
      <main style={{ padding: 24, display: 'grid', gap: 24, maxWidth: 640 }}>
        {path === '/' ? <Parts link={link} /> : <Typography variant="h1">Your plan</Typography>}
        <PostedForm action={(_, form) => formatForm(form)} />
      </main>
    </Providers>
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
