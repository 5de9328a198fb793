import type { Wake } from './index.ts';

/** Starts watching every island of the page; each wakes once, in its own way. */
export function startIslands(page: Document): void {
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    waiters[host.dataset.wake as Wake](host);
  }
}

const waiters: Record<Wake, (host: HTMLElement) => void> = {
  visible(host) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void wake(host);
      },
      { rootMargin: '50%' },
    );
    observer.observe(host);
  },

  idle(host) {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void wake(host));
  },

  interaction(host) {
    const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
    const onSign = () => {
      for (const sign of signs) host.removeEventListener(sign, onSign);
      void wake(host).then(() => {
        if (clicked?.isConnected) clicked.click();
      });
    };
    // A press before React is there would be lost: it is kept and repeated.
    let clicked: HTMLElement | undefined;
    host.addEventListener('click', (event) => {
      if ('awake' in host.dataset) return;
      clicked = event.target as HTMLElement;
    });
    for (const sign of signs) host.addEventListener(sign, onSign);
  },
};

async function wake(host: HTMLElement): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate(host);
}
