import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import type { LookProps } from './scene.ts';

/** The old picture left of a divider, the new one right of it. */
export function Swipe({ scene, settings: { divider }, onSet }: LookProps) {
  const frame = useRef<HTMLDivElement>(null);

  /** The divider stays in the window while the sheet moves below it. */
  function clip() {
    const window = frame.current?.querySelector('.window')?.getBoundingClientRect();
    const sheet = frame.current?.querySelector<HTMLElement>('.sheet');
    if (!window || !sheet) return;
    const cut = window.left + window.width * divider - sheet.getBoundingClientRect().left;
    sheet.style.setProperty('--cut', `${cut}px`);
  }
  useLayoutEffect(clip);

  return (
    <div ref={frame} className="fill">
      <Pane
        label="Before | after"
        scene={scene}
        controls={
          <p className="look-controls">Drag the divider, or move it with the arrow keys.</p>
        }
        onScroll={clip}
        over={<Divider at={divider} onMove={(moved) => onSet({ divider: clamped(moved) })} />}
      >
        <div className="cut-layer left">
          <Layer view="before" scene={scene} />
          <Outlines view="before" scene={scene} />
        </div>
        <div className="cut-layer right">
          <Layer view="after" scene={scene} />
          <Outlines view="after" scene={scene} />
        </div>
      </Pane>
    </div>
  );
}

function Divider({ at, onMove }: { at: number; onMove: (at: number) => void }) {
  function drag({ buttons, clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const window = currentTarget.parentElement?.getBoundingClientRect();
    if (buttons === 1 && window) onMove((clientX - window.left) / window.width);
  }

  function step(event: KeyboardEvent) {
    const to = stepped(event, at);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  return (
    <div
      className="divider"
      role="slider"
      aria-label="Divider between before and after"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      tabIndex={0}
      style={{ left: `${at * 100}%` }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  );
}

function stepped({ key, shiftKey }: KeyboardEvent, at: number): number | undefined {
  const by = shiftKey ? 0.1 : 0.01;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - by;
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + by;
  if (key === 'Home') return 0;
  return key === 'End' ? 1 : undefined;
}

function clamped(at: number): number {
  return Math.min(1, Math.max(0, at));
}
