import { isSectionKind } from '../../site/sections/sections.ts';
import type { SectionBox } from '../api.ts';
import { tellComposer } from './tell-composer.ts';

/**
 * Tells the Composer's page where the sections are, now and whenever that changes, and which one the
 * pointer is over. Returns a function that stops it.
 */
export function reportSections(page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = () => tellComposer({ type: 'layout', boxes: findSections(page) });
  const observer = new ResizeObserver(tell);
  observer.observe(page.body);
  window.addEventListener('resize', tell, { signal });
  window.addEventListener('scroll', tell, { signal, passive: true });
  page.addEventListener(
    'pointerover',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const kind = target.closest<HTMLElement>('[data-section]')?.dataset.section ?? '';
      if (isSectionKind(kind)) tellComposer({ type: 'point', kind });
    },
    { signal },
  );
  tell();
  return () => {
    observer.disconnect();
    stop.abort();
  };
}

/** The boxes of the sections in the order of the page; their wrappers have none. */
function findSections(page: Document): SectionBox[] {
  return [...page.querySelectorAll<HTMLElement>('[data-section]')].flatMap((wrapper) => {
    const kind = wrapper.dataset.section ?? '';
    const [first, last] = [wrapper.firstElementChild, wrapper.lastElementChild];
    if (!isSectionKind(kind) || !first || !last) return [];
    return {
      kind,
      top: first.getBoundingClientRect().top,
      bottom: last.getBoundingClientRect().bottom,
    };
  });
}
