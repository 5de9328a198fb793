import { expect } from 'storybook/test';

/** A component's root has no outer margin: whoever places a component spaces it. What floats may. */
export function expectNoOuterMargin(canvas: HTMLElement): void {
  for (const root of canvas.children) {
    const { position, marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(root);
    if (position === 'fixed') continue;
    const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
    expect(
      margins,
      `Margin around ${root.outerHTML.slice(0, 120)}: let the parent space it with gap`,
    ).toEqual([0, 0, 0, 0]);
  }
}
