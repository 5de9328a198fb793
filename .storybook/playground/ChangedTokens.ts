import { createContext } from 'react';
import type { Scheme } from '../../tokens/index.ts';

/** The value of every token in each scheme, as the pages about tokens write it. */
export type TokenTexts = Readonly<Record<string, Readonly<Record<Scheme, string>>>>;

/** Those of a brand that the playground changes; undefined where a story shows a brand as it is saved. */
export const ChangedTokens = createContext<TokenTexts | undefined>(undefined);
