import { startAddressedParts } from '../../design-system/behaviour/start-addressed-parts.ts';
import { startAccordions } from '../../design-system/disclosure/Accordion/start-accordions.ts';
import { startTooltips } from '../../design-system/disclosure/Tooltip/start-tooltips.ts';
import { startSliders } from '../../design-system/fields/SliderField/start-sliders.ts';
import { startMenus } from '../../design-system/page/SiteHeader/start-menus.ts';
import { startCallsToAction } from '../calls-to-action/start-calls-to-action.ts';

/**
 * Brings the plain HTML of components to life, on a page and wherever else components are shown:
 * every little script that is needed at once.
 */
export function startComponents(page: Document): void {
  startTooltips(page);
  startAccordions(page);
  startMenus(page);
  startSliders(page);
  startCallsToAction(page);
  // Last: what the address names may be in an accordion.
  startAddressedParts(page);
}
