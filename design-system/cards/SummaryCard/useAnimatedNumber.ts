import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

/**
 * A number that starts at the first target and runs to every later one within the time of
 * a disclosure, or at once for people who prefer reduced motion.
 */
export function useAnimatedNumber(target: number): number {
  const { ease } = useTheme().transitions.duration;
  const [shown, setShown] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
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
