import { createContext, type ReactNode, useContext } from 'react';

/**
 * The part of an island that is not hydrated: neither its code nor its texts are loaded. The page
 * passes it by this context around the island.
 */
export const PlainHtmlContext = createContext<ReactNode>(null);

/** The place of it inside the island. In the browser React finds it written and leaves it alone. */
export function PlainHtml() {
  const part = useContext(PlainHtmlContext);
  if (part) return <div>{part}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only keeps React from looking inside
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
