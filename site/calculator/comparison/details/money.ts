import { createContext } from 'react';

interface Money {
  /** Whether euros are shown as what they buy today, or as what they will be called then. */
  isToday: boolean;
  /** Left out where nothing can be switched: on prerendered pages. */
  show?: (isToday: boolean) => void;
}

/** In which money the calculator shows its euros: one choice for all of them. */
export const MoneyContext = createContext<Money>({ isToday: false });
