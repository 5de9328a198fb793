import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';

/** The width in px of the narrowest phone that is designed for. */
export const PHONE = 360;

interface StoryFrameProps {
  /** In px. */
  width: number;
  children: ReactNode;
}

/** A window of some width on a page of documentation: media queries ask it, not the page. */
export function StoryFrame({ width, children }: StoryFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  const cache = useMemo(() => page && createCache({ key: 'window', container: page.head }), [page]);
  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [page]);
  useEffect(() => {
    // Language and text size, which the toolbar sets on the page around it.
    const { lang, style } = document.documentElement;
    if (page) Object.assign(page.documentElement, { lang, style: style.cssText });
  });
  return (
    <iframe
      title={`${width} px wide`}
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      style={{
        display: 'block',
        inlineSize: '100%',
        maxInlineSize: width,
        blockSize: height || ROOM_FOR_FIXED,
        border: 0,
      }}
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

/** In px: what is fixed to the window takes no room on the page. */
const ROOM_FOR_FIXED = 160;
