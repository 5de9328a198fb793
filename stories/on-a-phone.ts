import { configurePictures } from '../visual/plan/modes.ts';

/** The first story of a file on a phone, for its page. The first one has this picture among its own. */
export const ON_A_PHONE = {
  globals: { viewport: { value: 'narrow' } },
  parameters: configurePictures({ widths: [] }),
};
