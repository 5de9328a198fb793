import type { ReactNode } from 'react';
import { getShownWords, type Shown } from './german-words.ts';
import { translate } from './translate.ts';

interface Context extends Shown {
  args: object;
}

interface InLanguageProps<Shown extends Context> {
  render: (context: Shown) => unknown;
  context: Shown;
}

/** What a story renders, in the toolbar's language: its arguments and the words that it puts around them. */
export function InLanguage<Shown extends Context>({ render, context }: InLanguageProps<Shown>) {
  const words = getShownWords(context);
  const args = words ? translate(context.args, words) : context.args;
  rendered = render({ ...context, args });
  return (words ? translate(rendered, words) : rendered) as ReactNode;
}

/** What was rendered last, before its words were translated: what a test compares them with. */
export const getRendered = () => rendered;

let rendered: unknown;
