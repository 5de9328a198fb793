/**
 * Scrolls to a part of the page and moves the focus there, so that the keyboard goes on from it. A part
 * that is missing is reported in the console and breaks nothing else.
 */
export function bringIntoView(part: HTMLElement | null, name: string): void {
  if (!part) {
    console.error(`There is no ${name} on this page to scroll to.`);
    return;
  }
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
