import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import type { IslandName } from '../island-messages.ts';
import type { IslandProps } from './index.ts';

export interface IslandDefinition<N extends IslandName> {
  name: N;
  /** The same component that the island's loader brings in the browser. */
  view: ComponentType<IslandProps<N>>;
  props: IslandProps<N>;
}

type RenderIsland = <N extends IslandName>(island: IslandDefinition<N>) => ReactNode;

/** How a page's server renderer writes an island; without one (Storybook) the view just renders. */
export const IslandRendering = createContext<RenderIsland | null>(null);

/** A part of a section that comes alive in the browser. Everything around it stays plain HTML. */
export function Island<N extends IslandName>(island: IslandDefinition<N>) {
  const render = useContext(IslandRendering);
  return render ? render(island) : createElement(island.view, island.props);
}
