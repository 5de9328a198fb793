import { type ReactNode, useRef } from 'react';
import { dragToPan } from './drag-to-pan.ts';
import type { Scene } from './scene.ts';
import { usePosition } from './use-position.ts';

interface PaneProps {
  label: string;
  scene: Scene;
  /** What lies on the sheet. */
  children: ReactNode;
  /** What the look lets a person set. */
  controls?: ReactNode;
  /** What lies over the window and does not scroll along. */
  over?: ReactNode;
  onScroll?: (scroller: HTMLDivElement) => void;
}

/** A window onto the sheet: scrolls by wheel, keys and drag, zooms by Ctrl and wheel. */
export function Pane({ label, scene, children, controls, over, onScroll }: PaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const remember = usePosition(scroller, scene);
  const { sheet, scale } = scene;
  return (
    <section className="pane" aria-label={label}>
      <div className="pane-bar">
        <p className="pane-label">{label}</p>
        {controls}
      </div>
      <div className="window">
        {/* biome-ignore lint/a11y/useSemanticElements: it only scrolls, it is no form group. */}
        <div
          ref={scroller}
          className="scroller"
          role="group"
          aria-label={`${label}, scrollable`}
          data-scrolls
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
          tabIndex={0}
          onPointerDown={dragToPan}
          onScroll={({ currentTarget }) => {
            remember();
            onScroll?.(currentTarget);
          }}
        >
          <div
            className="sheet"
            data-pixelated={scale > 1 || undefined}
            style={{ width: sheet.width * scale, height: sheet.height * scale }}
          >
            {children}
          </div>
        </div>
        {over}
      </div>
    </section>
  );
}
