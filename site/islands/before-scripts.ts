/**
 * The inline script that stands in for the page's own until that has come: it keeps what is typed on
 * sliders, and says that a calculator does not work where nothing has come in time, or only an empty file
 * from a proxy or a blocker, which no error tells. After a deploy files have other names: the button of
 * the notice loads the page anew.
 * @param patience milliseconds
 */
export function formatBeforeScripts(patience: number): string {
  return `earlyKeys=[];onkeydown=e=>e.target.max&&earlyKeys.push(e);sayFailed=i=>{const n=i.notice??=document.querySelector('[data-failed]').content.firstChild.cloneNode(true);n.role='alert';n.lastChild.onclick=()=>location.reload();i.before(n)};setTimeout(()=>document.querySelectorAll('[data-island]:not([data-listening])').forEach(sayFailed),${patience})`;
}

/** Ends that, and returns the keys that were pressed on the sliders of an island. */
export function takeEarlyKeys(host: HTMLElement): KeyboardEvent[] {
  globalThis.onkeydown = null;
  return earlyKeys.filter(({ target }) => host.contains(target as Node));
}

declare global {
  var earlyKeys: KeyboardEvent[];
  /** Says above an island that it does not work. */
  var sayFailed: (host: HTMLElement) => void;
  interface HTMLElement {
    /** What stands above an island that does not work. */
    notice?: Element;
  }
}
