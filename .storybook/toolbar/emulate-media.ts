import { FORCED_COLORS, forceColors, releaseColors } from './forced-colors.ts';

/** Values of media features, by their names. */
type Features = Readonly<Record<string, string>>;

let emulated: Features = {};

/**
 * Gives media features other values than the browser's, which no script can set: in all queries of
 * style sheets, also of those to come, and in those of scripts. What already listens to a query is
 * not told.
 */
export function emulateMedia(features: Features): void {
  if (JSON.stringify(features) === JSON.stringify(emulated)) return;
  emulated = features;
  globalThis.matchMedia = (query) => matchMediaOfBrowser(emulate(query));
  observer.disconnect();
  update();
  if (Object.keys(features).length > 0) observer.observe(document, EVERYTHING_THAT_BRINGS_RULES);
}

/** A query in which each test of an emulated feature is replaced by one that is always or never true. */
function emulate(query: string): string {
  return query.replaceAll(
    /\(\s*([a-z-]+)\s*(?::\s*([a-z-]+)\s*)?\)/g,
    (test, feature: string, value?: string) => {
      const set = emulated[feature];
      if (set === undefined) return test;
      return value === undefined || value === set ? '(min-width: 0)' : '(max-width: 0)';
    },
  );
}

const matchMediaOfBrowser = globalThis.matchMedia.bind(globalThis);

/** Emotion inserts rules into a sheet while it renders: the elements that need them come right after. */
const EVERYTHING_THAT_BRINGS_RULES = {
  subtree: true,
  childList: true,
  attributeFilter: ['class'],
};

const observer = new MutationObserver(update);

function update() {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    updateRules(sheet.cssRules);
  if (emulated[FORCED_COLORS]) forceColors();
  else releaseColors();
}

function updateRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) updateQuery(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) updateRules(rule.cssRules);
  }
}

/** The queries as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function updateQuery(rule: CSSMediaRule) {
  const query = written.get(rule) ?? rule.conditionText;
  written.set(rule, query);
  const next = emulate(query);
  if (next !== rule.conditionText) rule.media.mediaText = next;
  if (emulated[FORCED_COLORS] && query.includes(FORCED_COLORS)) makeImportant(rule.cssRules);
}

/** What a page says of forced colours wins over the colours that are forced, as in the browser. */
function makeImportant(rules: CSSRuleList) {
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    // As text: a shorthand with a variable has no values one by one.
    const { cssText } = rule.style;
    const important = cssText.replaceAll(/(?: !important)?;(?= |$)/g, ' !important;');
    if (important !== cssText) rule.style.cssText = important;
  }
}
