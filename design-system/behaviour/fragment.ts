/**
 * The two parts of an address's fragment: the anchor of a part of the page, and what stands behind it, as
 * in `#comparison?monthly=300`. Programs that send links add to them, with `?`, `&` or one more `#`, and encode them
 * once more than they should, as in addresses or as in HTML.
 */
export function splitFragment(hash: string): { anchor: string; rest: string } {
  const written = hash.replace(/^#+/, '');
  const fragment = SEPARATOR.test(written) ? written : decode(written);
  const at = fragment.search(SEPARATOR);
  if (at < 0) return { anchor: fragment, rest: '' };
  const behind = fragment.slice(at + 1);
  const rest = behind.includes('=') ? behind : decode(behind);
  const [choices = ''] = rest.replaceAll('&amp;', '&').split('#');
  return { anchor: decode(fragment.slice(0, at)), rest: choices };
}

const SEPARATOR = /[?&#]/;

/** As often as it was encoded. What nobody can decode stays as it is. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decode(decoded);
  } catch {
    return text;
  }
}
