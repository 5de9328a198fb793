import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Presses } from './early-presses.ts';
import { IslandRoot, type IslandRootProps } from './IslandRoot.tsx';
import { findPlainHtml, WrittenHtmlContext } from './PlainHtml.tsx';
import { preparePresses } from './repeat-presses.ts';

/** The rules that islands add to the page, without prefixes like the page's own. */
const cache = createCache({ key: 'css', stylisPlugins: [] });

interface Hydration {
  /** What was done in the island before. */
  presses: Presses;
  /** Called once React has taken the island over and done what was pressed before. */
  onHydrated: () => void;
  /** Called when React has given the island up, then or later. Its HTML is back as the page brought it. */
  onCrash: (error: unknown) => void;
}

/**
 * Hydrates the HTML of an island. Where a translation or an extension has changed it, React writes the
 * island anew. It gives an island up where it does not find again what it wrote.
 */
export function hydrate(
  root: Element,
  island: IslandRootProps,
  { presses, onHydrated, onCrash }: Hydration,
): void {
  const written = root.cloneNode(true);
  const repeatPresses = preparePresses(root, presses);
  for (const rule of findRules(root)) cache.inserted[rule] = true;
  const finish = () => void repeatPresses().then(onHydrated);
  const takeOver = () => {
    hydrateRoot(
      root,
      <AfterHydration onHydrated={finish}>
        <CacheProvider value={cache}>
          <WrittenHtmlContext value={findPlainHtml(root)}>
            <IslandRoot {...island} variablesOn={ISLANDS} />
          </WrittenHtmlContext>
        </CacheProvider>
      </AfterHydration>,
      {
        identifierPrefix: island.payload.id,
        onRecoverableError: (error) => console.error(error),
        onUncaughtError: (error) => {
          root.replaceWith(written);
          onCrash(error);
        },
      },
    );
  };
  // From now on only React moves its parts.
  root.setAttribute('data-taken', '');
  const moved = root.querySelector('[data-moved]');
  if (moved) {
    // React looks for each part where it was written, and moves it again before another key comes.
    moved.nextElementSibling?.after(moved);
    flushSync(takeOver);
  } else {
    // Piece by piece, so that the page answers in between; a press meanwhile is heard.
    startTransition(takeOver);
  }
}

/** At the root the browser would style all of the page anew. */
const ISLANDS = '[data-island], [data-print-sheet]';

/** Says when React has taken over what is in it. */
function AfterHydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Emotion's names of the rules that prerendered HTML uses: the page has them already. */
function findRules(root: Element): string[] {
  return root.innerHTML.match(/(?<=\bcss-)[\w-]+/g) ?? [];
}
