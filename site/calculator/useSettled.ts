import { useTheme } from '@emotion/react';
import { useEffect, useState } from 'react';

/** A text once it has stopped changing, empty until then: what is announced must not chatter. */
export function useSettled(text: string): string {
  const { settle } = useTheme().transitions.duration;
  const [opening] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((was) => (was || text !== opening ? text : '')),
      settle,
    );
    return () => clearTimeout(timer);
  }, [text, opening, settle]);
  return settled;
}
