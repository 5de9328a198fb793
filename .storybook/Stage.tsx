import styled from '@emotion/styled';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

/**
 * A place on the page for what covers a window: it stays within it, takes no focus, and leaves the page
 * around it to scroll.
 */
export function Stage({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Place ref={setPlace}>
      {place && (
        <ThemeProvider theme={(theme: Theme) => keepWithin(theme, place)}>{children}</ThemeProvider>
      )}
    </Place>
  );
}

function keepWithin(theme: Theme, container: HTMLElement): Theme {
  const components = {
    ...theme.components,
    MuiModal: {
      defaultProps: {
        container,
        disableAutoFocus: true,
        disableEnforceFocus: true,
        disableRestoreFocus: true,
        disableScrollLock: true,
      },
    },
    MuiPopper: { defaultProps: { container } },
  };
  return { ...theme, components };
}

/** In px: a question with a field and buttons on a phone. */
const HEIGHT = 560;

const Place = styled('div')({
  contain: 'layout',
  overflow: 'clip',
  blockSize: HEIGHT,
});
