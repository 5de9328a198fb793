/** What the link from a story hands over in the address of the Composer: after `#`, where it may be long. */
const STORY = 'story';
const ARGS = 'args';

/** Groups of stories beside those of the kinds of sections that landings consist of. */
const OTHERS = /^sections-(calculator-layers|calculator-on-paper|frame|visitors)--/;

/** Whether a story shows a section that a landing can have. */
export function isSectionStory(story: string): boolean {
  return story.startsWith('sections-') && !OTHERS.test(story);
}

/** The address of the Composer that puts the section of a story into a landing, with its present args. */
export function formatSectionAddress(story: string, args: object): string {
  const handed = new URLSearchParams({ [STORY]: story, [ARGS]: JSON.stringify(args) });
  return `./composer.html#${handed}`;
}

/** The story in an address of the Composer, and its args; undefined when there is none, or only a part. */
export function parseSectionAddress(hash: string): { story: string; args: object } | undefined {
  const handed = new URLSearchParams(hash.slice(1));
  const story = handed.get(STORY);
  try {
    return story ? { story, args: JSON.parse(handed.get(ARGS) ?? '') } : undefined;
  } catch {
    return undefined;
  }
}
