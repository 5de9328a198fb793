import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

interface StageProps {
  /** In px. */
  height: number;
  children: ReactNode;
}

/**
 * A place on the page for what covers a window: it stays within it, takes no focus, and leaves the page
 * around it to scroll.
 */
export function Stage({ height, children }: StageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace} style={{ contain: 'layout', overflow: 'clip', blockSize: height }}>
      {place && (
        <ThemeProvider theme={(theme: Theme) => keepWithin(theme, place)}>{children}</ThemeProvider>
      )}
    </div>
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
    // It opens below, wherever the page is scrolled to.
    MuiPopper: { defaultProps: { container, modifiers: [{ name: 'flip', enabled: false }] } },
  };
  return { ...theme, components };
}
