import { startRovingFocus } from '../../design-system/behaviour/roving-focus.ts';
import { orderParts } from '../islands/order-parts.ts';

/** All that only who walks a page by keyboard needs. */
export function startKeyboard(page: Document): void {
  startRovingFocus(page);
  orderParts(page);
}
