import { styleSlot } from './overrides.ts';

/** Links as high as a finger needs; a long word breaks. */
export const MuiBreadcrumbs = styleSlot('li', ({ vars }) => ({
  minInlineSize: 0,
  hyphens: 'auto',
  '& > *': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch },
}));
