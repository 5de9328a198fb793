import type { Guidance } from '../../design-system/guidance.ts';

/** The guidance of a component as Markdown, in the order of its page. */
export function writeGuidance(guidance: Guidance, element?: string): string {
  const { synonyms, useWhen, useInstead, words, keyboard, anatomy } = guidance;
  const rest = element && `All other attributes of \`<${element}>\` are props too.`;
  return [
    `Also called: ${synonyms.join(', ')}`,
    ...writeList('Use when', useWhen),
    ...writeList(
      'Use instead',
      useInstead.map(({ when, use }) => `${use}: ${when}`),
    ),
    ...writeList('Do', [writeExample(guidance.do)]),
    ...writeList('Don’t', [writeExample(guidance.dont)]),
    ...writeList(
      'Words',
      words.map(({ rule, en, de }) => `${rule} “${en}”, „${de}“`),
    ),
    ...writeList('Keyboard', keyboard.map(writePair)),
    ...writeList('Anatomy', anatomy.map(writePair)),
    ...(rest ? ['', rest] : []),
  ].join('\n');
}

function writeList(title: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? ['', `#### ${title}`, ...entries.map((entry) => `- ${entry}`)] : [];
}

/** Props that are data say more than their names; an icon or an element says nothing as JSON. */
function writeExample({ caption, shown }: Guidance['do']): string {
  const props = JSON.stringify(shown, (_key, value) => (isDrawn(value) ? '…' : value));
  return `${caption} Props: \`${props}\``;
}

function isDrawn(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0]);
}

function writePair([name, text]: readonly [string, string]): string {
  return `${name}: ${text}`;
}
