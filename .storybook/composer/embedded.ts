/** What the Composer's page carries as JSON for its script. */
export interface Embedded {
  /** What the workbench's server expects with every save; `null` in a built workbench, which has none. */
  token: string | null;
}

/** The id of the element that carries it. */
export const EMBEDDED = 'composer';

/** The header with the token. */
export const TOKEN_HEADER = 'x-composer-token';

/** Where a draft is sent to be saved, relative to the page. */
export const SAVE_ADDRESS = 'composer/save';

/** The page inside the Composer that shows a draft or one section as visitors see it. */
export const FRAME_PAGE = 'composer-frame.html';
