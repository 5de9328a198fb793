import { useEffect, useEffectEvent, useState } from 'react';
import { commandOf } from './keys.ts';
import { Layer, Outlines } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import { useReview } from './review.ts';
import type { LookProps } from './scene.ts';
import { pressOf } from './use-keys.ts';

/** Both pictures in turns in the same place: what moves is what changed. */
export function Blink({ scene, settings: { interval, isBlinking }, onSet }: LookProps) {
  const [isTurned, setIsTurned] = useState(false);
  const isHeld = useHeldKey();
  const view = isTurned !== isHeld ? 'before' : 'after';

  useEffect(() => {
    if (!isBlinking || isHeld) return;
    const timer = setInterval(() => setIsTurned((turned) => !turned), interval);
    return () => clearInterval(timer);
  }, [isBlinking, isHeld, interval]);

  function turn() {
    onSet({ isBlinking: false });
    setIsTurned((turned) => !turned);
  }

  const controls = (
    <div className="look-controls">
      <button type="button" onClick={() => onSet({ isBlinking: !isBlinking })}>
        {isBlinking ? 'Pause' : 'Blink'}
      </button>
      <button type="button" onClick={turn}>
        Show {view === 'after' ? 'before' : 'after'}
      </button>
      <select
        aria-label="Time for each picture"
        value={interval}
        onChange={({ target }) => onSet({ interval: Number(target.value) })}
      >
        {INTERVALS.map((each) => (
          <option key={each} value={each}>
            {each / 1000} s each
          </option>
        ))}
      </select>
      <span>
        Hold <kbd>B</kbd> to see the other one
      </span>
    </div>
  );
  return (
    <Pane label={view === 'after' ? 'After' : 'Before'} scene={scene} controls={controls}>
      <Layer view="before" scene={scene} style={shown(view === 'before')} />
      <Layer view="after" scene={scene} style={shown(view === 'after')} />
      <Outlines view={view} scene={scene} />
    </Pane>
  );
}

/** Slower than three flashes a second. */
const INTERVALS = [500, 1000, 2000];

/** Hidden, not absent: a picture that must be decoded first would not blink. */
function shown(isShown: boolean) {
  return { visibility: isShown ? 'visible' : 'hidden' } as const;
}

/** Whether the key that shows the other picture is down. */
function useHeldKey(): boolean {
  const { state } = useReview();
  const [isHeld, setIsHeld] = useState(false);
  const down = useEffectEvent((event: KeyboardEvent) => {
    const isOn = state.hasKeys && !state.dialog;
    if (isOn && commandOf(pressOf(event))?.type === 'hold') setIsHeld(true);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => down(event);
    const release = () => setIsHeld(false);
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', release);
    };
  }, []);
  return isHeld;
}
