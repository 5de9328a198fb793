import { PANEL_ANCHORS } from '../../../config/anchors.ts';
import { inEachLanguage } from '../../../i18n/in-each-language.ts';
import type { DetailKey } from './details.ts';

/** The page that shows all detail panels open, for the inputs that the calculator opens with. */
export const DETAILS_PATHS = inEachLanguage({
  en: '/en/calculator-details',
  de: '/de/rechner-details',
});

/** The anchor of a detail panel below a result. */
export function getPanelAnchor(key: DetailKey): string {
  return `${PANEL_ANCHORS.details}-${getDetailAnchor(key)}`;
}

/** The anchor of a detail panel on that page. */
export function getDetailAnchor(key: DetailKey): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
