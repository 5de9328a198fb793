import { useTheme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';

/**
 * A number that starts at the first target and runs to a later one within the time of a disclosure. It
 * goes at once to one that follows sooner, as while a slider is dragged, and for people who prefer
 * reduced motion.
 */
export function useAnimatedNumber(target: number): number {
  const { ease } = useTheme().transitions.duration;
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    const start = performance.now();
    const isFast = start - changedAt.current < ease;
    const calm = isFast || matchMedia('(prefers-reduced-motion: reduce)').matches;
    changedAt.current = start;
    let frame = 0;
    const show = (now: number) => {
      const progress = calm ? 1 : Math.min(1, Math.max(0, now - start) / ease);
      // Exactly the target at the end: the sum below would leave a rounding rest.
      latest.current = progress === 1 ? target : from + (target - from) * easeOut(progress);
      setShown(latest.current);
      if (progress < 1) frame = requestAnimationFrame(show);
    };
    show(start);
    return () => cancelAnimationFrame(frame);
  }, [target, ease]);

  return shown;
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
