import { startRovingFocus } from '../../design-system/behaviour/roving-focus.ts';
import { startCarousels } from '../../design-system/cards/Carousel/start-carousels.ts';
import { startComponents } from './start-components.ts';

/**
 * Brings every component of the workbench to life, also by what pages load only when they need it.
 * Only the dates of reviews stay as they are: a story looks the same on every day.
 */
export function startEveryComponent(page: Document): void {
  startComponents(page);
  startRovingFocus(page);
  startCarousels(page);
}
