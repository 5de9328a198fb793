import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';

/** The width in px of the narrowest phone that is designed for. */
export const PHONE = 360;

/** A window as wide as a phone, for what only a phone shows: media queries in it ask this window. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null);
  const cache = useMemo(() => page && createCache({ key: 'phone', container: page.head }), [page]);
  return (
    <iframe
      title="As on a phone"
      ref={(frame) => setPage(frame?.contentDocument ?? null)}
      style={{ inlineSize: '100%', maxInlineSize: PHONE, blockSize: 160, border: 0 }}
    >
      {page &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>
            <style>{fontFaceCss}</style>
            {children}
          </CacheProvider>,
          page.body,
        )}
    </iframe>
  );
}
