/** Whether a press opens a link's target in place of this page: a new tab leaves the page as it was. */
export function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented || link.target);
}
