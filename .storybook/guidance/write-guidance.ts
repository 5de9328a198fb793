import type { Guidance, ShortGuidance } from '../../design-system/guidance.ts';

/** When to use something and what to use instead, as Markdown. */
export function writeUse(
  { useWhen, useInstead }: ShortGuidance,
  linkTo = (name: string) => name,
): string {
  const others = useInstead.map(([name, when]) => `${linkTo(name)}: ${when}`);
  return join([writeList('Use when', useWhen), writeList('Use instead', others)]);
}

/** How its words are chosen. */
export function writeWords({ words }: ShortGuidance): string {
  // Storybook would give another span the size of running text.
  const german = (text: string) => `<span class="sb-unstyled" lang="de">${text}</span>`;
  const rows = words.map(([rule, en, de]) => [rule, en, german(de)]);
  return writeTable('Words', ['Rule', 'English', 'German'], rows);
}

/** What keys do in it. */
export function writeKeyboard({ keyboard }: Guidance): string {
  if (keyboard.length === 0) return '## Keyboard\n\nNothing in it takes the focus.';
  return writeTable('Keyboard', ['Key', 'What it does'], keyboard);
}

/** What its parts are for, by the numbers that they are drawn with. */
export function writeAnatomy({ anatomy }: Guidance): string {
  const parts = anatomy.map(([part, purpose], at) => `${at + 1}. **${part}**: ${purpose}`);
  return `## Anatomy\n\n${parts.join('\n')}`;
}

/** Everything that a component's page says of its use, in the same order, for who can read text only. */
export function writeGuidance(guidance: Guidance, element?: string): string {
  const parts = [
    `Also called: ${Object.values(guidance.synonyms).flat().join(', ')}`,
    writeUse(guidance),
    writeList('Do', [writeExample(guidance.do)]),
    writeList('Don’t', [writeExample(guidance.dont)]),
    writeWords(guidance),
    writeKeyboard(guidance),
    writeAnatomy(guidance),
    element ? `All other attributes of \`<${element}>\` are props too.` : '',
  ];
  return join(parts).replaceAll(/^## /gm, '#### ');
}

function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function writeList(title: string, entries: readonly string[]): string {
  return entries.length > 0 ? `## ${title}\n\n${entries.map((one) => `- ${one}`).join('\n')}` : '';
}

function writeTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** Props that are data say more than their names; an icon or an element says nothing as JSON. */
function writeExample({ caption, shown }: Guidance['do']): string {
  const props = JSON.stringify(shown, (_key, value) => (isDrawn(value) ? '…' : value));
  return `${caption} Props: \`${props}\``;
}

function isDrawn(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0]);
}
