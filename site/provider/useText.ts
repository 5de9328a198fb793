import { useSite } from './SiteProvider.tsx';
import type { TextLookup } from './text-lookup.ts';

/** Returns `t(id, values?)`, which looks a text up in the page's language. */
export function useText(): TextLookup {
  return useSite().t;
}
