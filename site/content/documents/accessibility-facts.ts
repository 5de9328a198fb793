/** Widths that the tests of the built pages cover, as the accessibility statement names them. */
export const ACCESSIBILITY_FACTS = {
  /** Widths in CSS pixels at which axe-core checks every page. */
  axeWidths: [360, 1264],
  /** From the narrowest screen that WCAG requires (reflow, 1.4.10) to the widest breakpoint. */
  reflowWidths: [320, 360, 600, 960, 1264, 1440],
} as const;
