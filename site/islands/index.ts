import type { View } from './island.tsx';
import type { IslandName } from './message-sets.ts';

/** Loads an island: its view takes the props that the page carries. */
type IslandLoader = () => Promise<{ island: IslandName; view: View<never> }>;

/**
 * The table of islands: the parts of a page that need React in the browser. None is loaded before it
 * hydrates.
 */
export const islandLoaders: Record<IslandName, IslandLoader> = {
  comparison: async () => (await import('../calculator/comparison/Calculator.tsx')).Calculator,
  pensionGap: async () =>
    (await import('../calculator/pension-gap/GapCalculator.tsx')).GapCalculator,
};
