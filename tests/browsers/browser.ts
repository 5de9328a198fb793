import { setTimeout } from 'node:timers/promises';

/** A running browser. */
export interface Browser {
  /** Opens a page in a window of its own, without anything stored before, and waits until it is loaded. */
  open(url: string, width: number): Promise<Tab>;
  close(): Promise<void>;
}

/** A page in a browser, driven from outside. */
export interface Tab {
  /** Runs a function in the page, where it has nothing but the selector. */
  evaluate<Result>(read: (selector: string) => Result, selector?: string): Promise<Awaited<Result>>;
  /** Gives the first matching element the focus and presses a key. */
  press(selector: string, key: Key): Promise<void>;
  /** Loads the page anew, as the visitor does: browsers may restore what was entered. */
  reload(): Promise<void>;
  /** The whole page as PNG. */
  capture(): Promise<Uint8Array>;
  /** What went wrong since the page was opened, as the console says it. */
  listErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'ArrowRight' | 'Enter' | 'x';

/** Of a window, until a picture is taken. */
export const WINDOW_HEIGHT = 900;

/** Waits until a function returns true in the page. */
export async function waitUntil(
  tab: Tab,
  isDone: (selector: string) => boolean,
  selector?: string,
): Promise<void> {
  for (let tries = 0; !(await tab.evaluate(isDone, selector)); tries++) {
    if (tries === 100) throw new Error(`${isDone.name} was not true within 10 s.`);
    await setTimeout(100);
  }
}
