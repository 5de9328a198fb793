/** The picture that social networks show beside a link to a page, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** Around the title and the brand's name. */
export const MARGIN = 64;

/** The room for the title: beside the disc that frames the picture, above the brand's name. */
export const TITLE_BOX = { width: 424, height: 430 };

/** The size of the brand's name, whose baseline is on the lower margin. */
export const NAME_SIZE = 34;

/** From the top of the letters to their baseline, as a share of their size. */
export const ASCENT = 0.8;

/** The disc through which the drawing is seen, in a ring. It rises from the right like a sun. */
export const DISC = { x: 1066, y: 315, radius: 530, ring: 26 };

/** The box that the drawing covers, its ground in view. */
export const DRAWING = { x: 392, y: -6, width: 848, height: 636 };
