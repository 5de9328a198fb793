import { expect } from 'storybook/test';

/** A component's root has no outer margin: its parent spaces it. Fixed elements are exempt. */
export function expectNoOuterMargin(canvas: HTMLElement): void {
  for (const root of canvas.children) {
    const { position, marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(root);
    if (position === 'fixed') continue;
    const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
    expect(
      margins,
      `Outer margin on ${root.outerHTML.slice(0, 120)}: remove it and let the parent use gap`,
    ).toEqual([0, 0, 0, 0]);
  }
}
