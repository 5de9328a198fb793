'use client';

import { fontFaceCss, GlobalStyle } from '@fernblick/design-system';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '#shared/theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <style>{fontFaceCss}</style>
      <GlobalStyle />
      <main style={{ padding: 24, display: 'grid', gap: 24, maxWidth: 640 }}>{children}</main>
    </ThemeProvider>
  );
}
