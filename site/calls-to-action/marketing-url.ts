/** The query parameters by which a campaign is recognised; nothing else of a page's address leaves it. */
const MARKETING_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/;

/**
 * The target of a call to action with the page's marketing parameters added.
 * Parameters of the target itself win and stay as they are written, its fragment stays last.
 */
export function addMarketingParameters(target: string, pageSearch: string): string {
  const [address = '', ...fragment] = target.split(/(?=#)/);
  const [path = '', query = ''] = address.split('?', 2);
  const own = new URLSearchParams(query);
  const added = new URLSearchParams(
    [...new URLSearchParams(pageSearch)].filter(
      ([name]) => MARKETING_PARAMETER.test(name) && !own.has(name),
    ),
  );
  const all = [query, added.toString()].filter(Boolean).join('&');
  return [path, all && `?${all}`, ...fragment].join('');
}
