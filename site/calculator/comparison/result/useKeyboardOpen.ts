import { useEffect, useState } from 'react';

/** An on-screen keyboard leaves less than this share of the window; a browser's own bars leave more. */
const KEYBOARD_LEAVES = 0.75;

/** Whether an on-screen keyboard covers part of the page. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Times its scale, because zooming in makes the visual viewport smaller as well.
      setIsOpen(viewport.height * viewport.scale < window.innerHeight * KEYBOARD_LEAVES);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return isOpen;
}
