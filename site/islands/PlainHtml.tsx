import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

/**
 * The part of an island that is not hydrated: neither its code nor its texts are loaded. The page
 * passes it by this context around the island.
 */
export const PlainHtmlContext = createContext<ReactNode>(null);

/** In the browser, the element in which the page brought that part. */
export const WrittenHtmlContext = createContext<Element | null>(null);

/**
 * The place of it inside the island. In the browser React finds it written and leaves it alone: of an
 * element with a text for its only child, it looks at nothing inside. Where React writes the island
 * anew, what the page brought moves to the new place.
 */
export function PlainHtml() {
  const part = useContext(PlainHtmlContext);
  const written = useContext(WrittenHtmlContext);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (written && written !== place.current) place.current?.append(...written.childNodes);
  }, [written]);
  return (
    <div ref={place} data-plain="" suppressHydrationWarning>
      {part ?? ''}
    </div>
  );
}

/** The element that `PlainHtml` wrote in an island. */
export function findPlainHtml(root: Element): Element | null {
  return root.querySelector('[data-plain]');
}
