declare global {
  /** The part of Trusted Types that we use. Browsers that do not know them take plain strings. */
  var trustedTypes: { createPolicy(name: string, rules: Rules): TrustedTypePolicy } | undefined;
}

/** A policy that a page's security policy names, and what it trusts. */
export interface TrustedTypePolicy {
  /** An object that stands for the string wherever the DOM takes the address of a script. */
  createScriptURL(address: string): string;
}

/** What each returns is trusted; `null` refuses. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}
