import type { ComponentProps, ElementType } from 'react';

/** How a part of a page is used: what its page in the workbench says, and the words that find it. */
export interface ShortGuidance {
  /** What else people call it. */
  synonyms: Readonly<Record<'en' | 'de', readonly string[]>>;
  useWhen: readonly string[];
  /** Another part, by the name of its folder, and when it fits better. */
  useInstead: readonly (readonly [name: string, when: string])[];
  /** A rule for the words in it, with the same example in both languages. */
  words: readonly (readonly [rule: string, en: string, de: string])[];
}

/** The guidance of a component. Its file, `guidance.ts`, is beside the component and holds only data. */
export interface Guidance<Component extends ElementType = ElementType> extends ShortGuidance {
  do: Example<ComponentProps<Component>>;
  dont: Example<ComponentProps<Component>>;
  /** What a key does, in the order in which someone meets them. None where nothing takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Its parts from the outside in, each with what it is for; those that are drawn with a CSS selector. */
  anatomy: readonly (readonly [part: string, purpose: string, selector?: string])[];
  /** What its parts are drawn on has these props beside those of its stories. */
  drawn?: Partial<ComponentProps<Component>>;
}

/** The component as it is, shown with the props of its stories but for these. */
export interface Example<Props = object> {
  caption: string;
  /** One for each time that the component is shown. */
  shown: readonly Partial<Props>[];
}
