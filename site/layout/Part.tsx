import { createContext, type ReactNode, useContext } from 'react';
import { isLocalized } from '../i18n/locales.ts';
import { useSay } from '../provider/site-context.ts';
import type { Say } from '../provider/texts.ts';

interface PartProps {
  /** Begins React's ids in it: no other part of the page has the same. */
  name: string;
  /** All that it shows besides the brand, the language and what every page says in it. */
  reads: unknown;
  children: ReactNode;
}

/** A part to be rendered on its own; its key is the same for all that show the same. */
export interface RenderedPart extends Pick<PartProps, 'name' | 'children'> {
  key: string;
  say: Say;
}

/** Puts a part in its place while a page is built. */
export const PartRendering = createContext<((part: RenderedPart) => string) | null>(null);

/** A part of a page that other pages may have, too: a build renders it once for all that read the same. */
export function Part({ name, reads, children }: PartProps) {
  const render = useContext(PartRendering);
  const say = useSay();
  if (!render) return children;
  return render({ name, children, say, key: `${name} ${formatAsRead(reads, say)}` });
}

/** A value as JSON, with each text of a landing as it reads on this page. */
function formatAsRead(value: unknown, say: Say): string {
  return JSON.stringify(value, (_key, part) => (isLocalized(part) ? say(part) : part));
}
