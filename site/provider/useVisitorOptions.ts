import { createContext, useContext } from 'react';
import { NO_OPTIONS, type VisitorOptions } from '../config/visitor-options.ts';

/** The options of this build. Stories put others in their place. */
export const VisitorOptionsContext = createContext<VisitorOptions>(
  import.meta.env.VISITOR ?? NO_OPTIONS,
);

/** The options of this build about its visitors. */
export function useVisitorOptions(): VisitorOptions {
  return useContext(VisitorOptionsContext);
}
