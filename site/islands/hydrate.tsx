import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Presses } from './early-presses.ts';
import { IslandRoot, type IslandRootProps } from './IslandRoot.tsx';
import { repeatPresses } from './repeat-presses.ts';

/** The rules that islands add to the page, without prefixes like the page's own. */
const cache = createCache({ key: 'css', stylisPlugins: [] });

/**
 * Hydrates the HTML of an island. Resolves when React has taken it over and done what was pressed
 * before.
 */
export async function hydrate<Props extends object>(
  root: Element,
  island: IslandRootProps<Props>,
  presses: Presses,
): Promise<void> {
  const { promise: awake, resolve: onAwake } = Promise.withResolvers<void>();
  for (const rule of findRules(root)) cache.inserted[rule] = true;
  const takeOver = () => {
    hydrateRoot(
      root,
      <Awake onAwake={onAwake}>
        <CacheProvider value={cache}>
          <IslandRoot {...island} />
        </CacheProvider>
      </Awake>,
      { identifierPrefix: island.payload.id },
    );
  };
  const moved = root.querySelector('[data-moved]');
  if (moved) {
    const focused = root.querySelector<HTMLElement>(':focus');
    // React looks for each part where it was written, and moves it again before another key comes.
    moved.nextElementSibling?.after(moved);
    flushSync(takeOver);
    focused?.focus();
  } else {
    // Piece by piece, so that the page answers in between; a press meanwhile is heard.
    startTransition(takeOver);
  }
  await awake;
  repeatPresses(presses);
}

/** Says when React has taken over what is in it. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Emotion's names of the rules that prerendered HTML uses: the page has them already. */
function findRules(root: Element): string[] {
  return root.innerHTML.match(/(?<=\bcss-)[\w-]+/g) ?? [];
}
