import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';

/** HTML with the rules that it uses by their names, in the order in which they hold. */
export interface StyledHtml {
  html: string;
  rules: Readonly<Record<string, string>>;
}

/** Renders with an Emotion cache of its own and takes the rules that the HTML uses out of it. */
export function renderStyled(render: (cache: EmotionCache) => string): StyledHtml {
  // Without Emotion's prefixer: `buildPageCss` writes the prefixes that our browsers need.
  const cache = createCache({ key: 'css', stylisPlugins: [dropReplaced] });
  // Before rendering: it puts the cache into the mode that keeps <style> tags out of the body.
  const { extractCritical } = createEmotionServer(cache);
  rememberCompiled(cache);
  const html = render(cache);
  const used = extractCritical(html).ids.map((id) => [id, String(cache.inserted[id])]);
  return { html, rules: Object.fromEntries(used) };
}

/**
 * Leaves out declarations that a later one of the same rule replaces: ours stand behind MUI's. One with
 * a function replaces nothing, as a browser may not know it.
 */
const dropReplaced: StylisPlugin = ({ type, children }) => {
  if (type !== 'rule' || !Array.isArray(children)) return;
  const replaced = new Set<unknown>();
  for (const declaration of children.toReversed()) {
    if (replaced.has(declaration.props)) declaration.return = declaration.value = '';
    else if (!declaration.value.includes('(')) replaced.add(declaration.props);
  }
};

/** Lets a cache take rules that another one has compiled: most parts use the same ones. */
function rememberCompiled(cache: EmotionCache): void {
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const { name } = serialized;
    const key = `${selector} ${name}`;
    const known = compiled.get(key);
    if (known === undefined) {
      insert(selector, serialized, ...rest);
      compiled.set(key, String(cache.inserted[name]));
    } else {
      cache.inserted[name] = known;
    }
  };
}

/** By selector and name, which is a hash of the styles. There are as many as components have styles. */
const compiled = new Map<string, string>();
