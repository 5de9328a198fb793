import { useEffect } from 'react';

/** Opens a file that is dropped anywhere on the page, where the browser would else leave the Composer for it. */
export function useDroppedFile(onOpen: (file: File) => void): void {
  useEffect(() => {
    const accept = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) onOpen(file);
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, accept);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, accept);
    };
  }, [onOpen]);
}
