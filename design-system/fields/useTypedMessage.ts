import { useState } from 'react';
import type { TypedMessages } from './field-props.ts';

/** A field without a range has no text for it. */
export type Messages = Partial<TypedMessages>;

interface Said {
  text: string;
  /** The value that the message stands beside. */
  about: number;
}

/**
 * A message about what was typed. It stands beside the value that it is about, and goes with it.
 * `refuse` says that a text was not understood and what is kept, `correct` that another number was taken.
 */
export function useTypedMessage(value: number, texts: Messages) {
  const { rangeText = '', unreadableText } = texts;
  const [said, setSaid] = useState<Said>();
  const explain = (typed: number) => write(rangeText, typed);
  return {
    message: said && Object.is(said.about, value) ? said.text : undefined,
    forget: () => setSaid(undefined),
    correct: (typed: number, taken: number) => setSaid({ text: explain(typed), about: taken }),
    refuse: (typed: string, kept = value) => {
      const text = unreadableText ? write(unreadableText, shorten(typed)) : explain(Number.NaN);
      setSaid({ text, about: kept });
    },
  };
}

function write<About>(text: string | ((about: About) => string), about: About): string {
  return typeof text === 'string' ? text : text(about);
}

/** Enough of a text to know it again. */
function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

const LONGEST = 24;

/** Whether an event brought a whole text: one that was pasted or dropped waits for no further key. */
export function isWholeText(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop|Yank)/.test(event.inputType);
}
