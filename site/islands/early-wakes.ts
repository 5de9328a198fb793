import type { Wake } from './index.ts';

type Waiter = (host: HTMLElement, wake: () => Promise<void>) => void;

/**
 * The ways to wake that do not wait for scrolling. They have a file of their own because few pages
 * have such islands and every page pays for the start script.
 */
export const earlyWakes: Record<Exclude<Wake, 'visible'>, Waiter> = {
  idle: (_, wake) => (window.requestIdleCallback ?? setTimeout)(() => void wake()),
  interaction: wakeOnTouch,
};

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Wakes at the first sign of interest; a press that came before React is repeated then. */
function wakeOnTouch(host: HTMLElement, wake: () => Promise<void>): void {
  const waiting = new AbortController();
  let pressed: HTMLElement | undefined;
  const onPress = ({ target }: MouseEvent) => {
    pressed = target as HTMLElement;
  };
  host.addEventListener('click', onPress);
  const onSign = async () => {
    waiting.abort();
    await wake();
    host.removeEventListener('click', onPress);
    if (pressed?.isConnected) pressed.click();
  };
  for (const sign of SIGNS) host.addEventListener(sign, onSign, { signal: waiting.signal });
}
