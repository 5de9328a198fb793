import type { ReactNode } from 'react';

/**
 * The table of islands: the parts of a page that need React in the browser, each with the import
 * that brings its view. Nothing here is loaded before an island wakes.
 */
export const islandLoaders = {
  comparison: async () => (await import('../sections/Comparison/Calculator.tsx')).Calculator,
} satisfies Record<string, () => Promise<(props: never) => ReactNode>>;

export type IslandName = keyof typeof islandLoaders;

/** The props of an island's view; they travel in the page as JSON. */
export type IslandProps<N extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islandLoaders)[N]>>
>[0];
