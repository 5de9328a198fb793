import {
  type CookieValue,
  hide,
  run,
  showPreferences,
  type Translation,
} from 'vanilla-cookieconsent';
import css from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import { toAddress } from '../../config/address.ts';
import { CONSENT_CHANGE, CONSENT_COOKIE, CONSENT_HOST } from './consent.ts';
import { formatChoice } from './stored-choice.ts';

export { hide };

let running: Promise<void> | undefined;

/**
 * Brings the consent dialog and shows it unless the visitor has chosen. It is a box at the lower edge
 * that moves nothing and blocks nothing; to refuse is one click, like to agree.
 */
export function ask(page: Document, texts: Translation): Promise<void> {
  running ??= runDialog(page, texts);
  return running;
}

/** Opens the settings, in which every purpose can be chosen and withdrawn. */
export async function openSettings(page: Document, texts: Translation): Promise<void> {
  await ask(page, texts);
  showPreferences();
}

function runDialog(page: Document, texts: Translation): Promise<void> {
  // The security policy allows no style element but the page's own.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
  trustTexts(texts);
  const { lang } = page.documentElement;
  const notify = ({ cookie }: { cookie: CookieValue }) => {
    page.cookie = formatChoice(cookie, page.location);
    page.dispatchEvent(new Event(CONSENT_CHANGE));
  };
  return run({
    root: `#${CONSENT_HOST}`,
    cookie: {
      name: CONSENT_COOKIE,
      path: toAddress('/'),
      secure: page.location.protocol === 'https:',
    },
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { layout: 'cloud inline', position: 'bottom center' },
      preferencesModal: { layout: 'box' },
    },
    categories: Object.fromEntries(
      texts.preferencesModal.sections.map(({ linkedCategory = '' }) => [
        linkedCategory,
        { readOnly: linkedCategory === 'necessary', enabled: linkedCategory === 'necessary' },
      ]),
    ),
    language: { default: lang, translations: { [lang]: texts } },
    onFirstConsent: notify,
    onChange: notify,
  });
}

/** What the dialog writes as HTML besides our texts: its own icons. */
const ICON = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\w ,.-]+"\/><\/svg>$/;

/**
 * Lets the consent dialog, whose library writes HTML, write its texts and icons and nothing else, under
 * the Trusted Types that the pages' security policy demands. Other scripts still cannot write any HTML.
 */
function trustTexts(texts: Translation): void {
  const known = new Set(listTexts(texts));
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (known.has(html) || ICON.test(html) ? html : null),
  });
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(listTexts) : [];
}
