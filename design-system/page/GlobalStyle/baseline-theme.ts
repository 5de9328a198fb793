import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../../styles/focus-ring.ts';

/** What MUI's reset lacks: focus, what is pressed, words that break, contrast, motion and paper. */
export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    // MUI's is inherited, so that one box that is sized by its content would size all in it so.
    '*, *::before, *::after': { boxSizing: 'border-box' },
    '*': { margin: 0 },
    // Whatever `display` its component has. Not what a search in the page may find.
    '[hidden=""]': { display: 'none !important' },
    html: { interpolateSize: 'allow-keywords' },
    // Not on the way to the part that its address names.
    'html[data-loaded]': { scrollBehavior: 'smooth' },
    'strong, b': { fontWeight: 'bolder' },
    body: {
      // On paper, too.
      backgroundColor: theme.vars.color.surface.paper,
      overflowWrap: 'break-word',
      // Firefox leaves two letters of short words on a line. Letters of a word, and on either side.
      hyphenateLimitChars: '8 3 3',
    },
    'img, svg, picture': { display: 'block', maxInlineSize: '100%' },
    'input, button, textarea, select': { font: 'inherit', color: 'inherit' },
    ':focus-visible': focusRing(theme),
    // A finger has no hover: what it presses answers at once, on every ground.
    ':where(a[href], button, summary, label, .MuiButtonBase-root):active:where(:not(:disabled, [aria-disabled="true"]))':
      { filter: 'brightness(0.85)' },
    // On paper nothing can be opened: everything is, as small as in a book.
    '@media print': {
      '*, *::before, *::after': { transitionDuration: '0s !important' },
      html: { fontSize: '80%' },
      body: { zoom: 0.75 },
      '::details-content': {
        blockSize: 'auto !important',
        contentVisibility: 'visible !important',
      },
    },
    // Every edge is as strong as the text beside it, and no text is translucent.
    '@media (prefers-contrast: more)': {
      '*, *::before, *::after': { borderColor: 'currentColor !important' },
      ':disabled': { opacity: '1 !important', borderStyle: 'dashed !important' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      'html[data-loaded]': { scrollBehavior: 'auto' },
      '*, *::before, *::after': {
        animationDuration: '0s !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
  }),
};
