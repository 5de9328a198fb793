import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { IslandName } from './message-sets.ts';
import { PlainHtmlContext } from './PlainHtml.tsx';

/** The view of an island, before and after it is hydrated. */
export type View<Props extends object> = (props: Props) => ReactNode;

/** One use of an island in a page. */
export interface IslandUse<Props extends object> {
  name: IslandName;
  view: View<Props>;
  props: Props;
  /** The part of it that stays plain HTML. */
  plain: ReactNode;
}

type RenderIsland = <Props extends object>(use: IslandUse<Props>) => ReactNode;

/** How a page's server renderer writes an island; without one (Storybook) the view just renders. */
export const IslandRendering = createContext<RenderIsland | null>(null);

/**
 * Makes a view an island: a part of a section that is hydrated in the browser, while everything
 * around it stays plain HTML. Its props travel in the page as JSON. The table of islands loads the
 * module that calls this.
 */
export function island<Props extends object>(name: IslandName, view: View<Props>) {
  function Island(props: Props) {
    const render = useContext(IslandRendering);
    const plain = useContext(PlainHtmlContext);
    return render ? render({ name, view, props, plain }) : createElement(view, props);
  }
  return Object.assign(Island, { island: name, view });
}
