import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { createSection } from './create-draft.ts';
import type { Draft, DraftSection } from './draft.ts';

/**
 * The section that a story shows: its fields have the values of the args of the same name. A story has
 * other args, too, such as functions. Undefined for a story of something else.
 */
export function createStorySection(story: string, args: object): DraftSection | undefined {
  const kind = SECTION_KINDS.find((known) => story.startsWith(`sections-${known.toLowerCase()}--`));
  if (!kind) return undefined;
  const given: Readonly<Record<string, unknown>> = { ...createSection(kind), ...args };
  const values = Object.entries(SECTIONS[kind].schema.fields).flatMap(([name, { type }]) => {
    // What a story leaves out, its section does, too.
    const isLeftOut = type === 'optional' && !Object.hasOwn(args, name);
    return isLeftOut ? [] : [[name, given[name]]];
  });
  return { ...Object.fromEntries(values), kind };
}

/** A draft with a section in the place of the one of its kind, or at the end. */
export function withSection(draft: Draft, section: DraftSection): Draft {
  const { sections } = draft.landing;
  const at = sections.findIndex(({ kind }) => kind === section.kind);
  const changed = at < 0 ? [...sections, section] : sections.with(at, section);
  return { ...draft, landing: { ...draft.landing, sections: changed } };
}
