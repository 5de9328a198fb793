import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { PlainHtmlContext } from './PlainHtml.tsx';

/** The view of an island, before and after it is hydrated: what `Name.island.tsx` exports by default. */
export type View = (props: object) => ReactNode;

interface IslandProps {
  /** When the browser loads and hydrates it: `visible`, when it is scrolled near. */
  defer: 'visible';
  /** The part of it that stays plain HTML, in the place of its `PlainHtml`. */
  plain?: ReactNode;
  /** Its view. The props travel in the page as JSON. */
  children: ReactElement<object, View>;
}

type RenderIsland = (view: IslandProps['children'], plain: ReactNode) => ReactNode;

/** How a page's server renderer writes an island; without one (Storybook) the view just renders. */
export const IslandRendering = createContext<RenderIsland | null>(null);

/** A part of a section that is hydrated in the browser, while everything around it stays plain HTML. */
export function Island({ plain, children }: IslandProps) {
  const render = useContext(IslandRendering);
  return render ? (
    render(children, plain)
  ) : (
    <PlainHtmlContext value={plain}>{children}</PlainHtmlContext>
  );
}
