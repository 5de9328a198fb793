import type { PageContextServer } from 'vike/types';

export interface ErrorData {
  /** Where a page could not be rendered, while somebody edits the site. */
  fault: string | undefined;
}

export const data = ({ errorWhileRendering }: PageContextServer): ErrorData => ({
  fault:
    import.meta.env.DEV && errorWhileRendering instanceof Error
      ? errorWhileRendering.stack
      : undefined,
});
