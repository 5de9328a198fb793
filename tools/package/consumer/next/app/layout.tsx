import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';

export const metadata = { title: 'Rent or buy?' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
