import { createBrandTheme } from '@fernblick/design-system';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { ReactNode } from 'react';
import { Providers } from '#shared/Providers.tsx';

export const metadata = { title: 'Rent or buy?' };

/** A theme is made on a server, too. */
export const viewport = { themeColor: createBrandTheme('fernblick').palette.background.default };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="class" />
        <Providers>
          <main style={{ padding: 24, display: 'grid', gap: 24, maxWidth: 640 }}>{children}</main>
        </Providers>
      </body>
    </html>
  );
}
