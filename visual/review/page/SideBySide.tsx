import { useRef } from 'react';
import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import type { LookProps } from './scene.ts';

/** Before and after beside each other; what scrolls one scrolls the other. */
export function SideBySide({ scene }: LookProps) {
  const frame = useRef<HTMLDivElement>(null);
  const led = useRef<Place | null>(null);

  function follow(scroller: HTMLDivElement) {
    // What we moved tells so a frame later, and would pull back the one that meanwhile went on.
    if (led.current && isSame(led.current, placeOf(scroller))) return;
    for (const other of frame.current?.querySelectorAll('.scroller') ?? []) {
      if (other === scroller) continue;
      other.scrollTo(scroller.scrollLeft, scroller.scrollTop);
      led.current = placeOf(other);
    }
  }

  return (
    <div ref={frame} className="side-by-side">
      <Pane label="Before" scene={scene} onScroll={follow}>
        <Layer view="before" scene={scene} />
        <Outlines view="before" scene={scene} />
      </Pane>
      <Pane label="After" scene={scene} onScroll={follow}>
        <Layer view="after" scene={scene} />
        <Outlines view="after" scene={scene} />
      </Pane>
    </div>
  );
}

interface Place {
  scroller: Element;
  left: number;
  top: number;
}

function placeOf(scroller: Element): Place {
  return { scroller, left: scroller.scrollLeft, top: scroller.scrollTop };
}

function isSame(one: Place, other: Place): boolean {
  return one.scroller === other.scroller && one.left === other.left && one.top === other.top;
}
