import { createContext } from 'react';
import type { Money } from '../../../calculation/index.ts';

interface ShownMoney {
  money: Money;
  /** Left out where nothing can be switched: on prerendered pages. */
  show?: (money: Money) => void;
}

/** In which money the calculator shows its euros: one choice for all of them. */
export const MoneyContext = createContext<ShownMoney>({ money: 'then' });
