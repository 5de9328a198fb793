/** What a new part is made of: its files, and the lines that make it known. */
export interface Template {
  /** Contents by path, from the project's folder. */
  files: Readonly<Record<string, string>>;
  /** Changes of files that are there, by path. */
  edits: Readonly<Record<string, (content: string) => string>>;
  /** Programs that write what is derived from it. */
  commands: readonly string[];
  /** What remains to be done by hand. */
  next: readonly string[];
}

/** What the command line says besides a name. */
export interface PartOptions {
  /** The folder of a component's task. */
  group: string;
  /** The file of tokens that a brand takes. */
  from?: string | undefined;
}

export function section(name: string): Template {
  const kind = name.slice(0, 1).toLowerCase() + name.slice(1);
  const folder = `site/sections/${name}`;
  return {
    files: {
      [`${folder}/index.ts`]: `import { group, type SectionDefinition, text } from '../field.ts';

/** The section ${name}. */
export const ${kind} = {
  schema: group({ title: text({ max: 60 }), lead: text({ max: 320 }) }, 'What it is for'),
} satisfies SectionDefinition;
`,
      [`${folder}/${name}.tsx`]: `import { useSay } from '../../provider/site-context.ts';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';

/** The section ${name}. */
export function ${name}({ title, lead }: SectionProps<'${kind}'>) {
  const say = useSay();
  return (
    <SectionBand section="${kind}" tone="paper">
      <SectionHead section="${kind}" title={say(title)} lead={say(lead)} />
    </SectionBand>
  );
}
`,
      [`${folder}/guidance.ts`]: `import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
${SHORT_GUIDANCE}
} satisfies ShortGuidance;
`,
      [`stories/sections/${name}.stories.tsx`]: story({
        imports: `import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { ${name} } from '../../site/sections/${name}/${name}.tsx';`,
        meta: `component: ${name},
  parameters: { layout: 'fullscreen' },
  args: {
    title: inEachLanguage({ en: 'Title', de: 'Titel' }),
    lead: inEachLanguage({ en: 'Lead', de: 'Vorspann' }),
  },`,
        check: `await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();`,
        others: `export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });`,
      }),
    },
    edits: {
      'site/sections/sections.ts': (content) =>
        content
          .replace('\nimport', `\nimport { ${kind} } from './${name}/index.ts';\nimport`)
          .replace('\n} satisfies Readonly', `\n  ${kind},\n} satisfies Readonly`),
    },
    commands: ['node tools/landing.ts schema'],
    next: [
      `Write a section { "kind": "${kind}", … } into a landing: a test asks that one uses it.`,
      `Write the fields, the view, the guidance and what its story checks.`,
    ],
  };
}

export function component(name: string, { group }: PartOptions): Template {
  const folder = `design-system/${group}/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

interface ${name}Props extends ComponentProps<'div'> {
  /** Its words. */
  children: string;
}

/** The component ${name}. */
export function ${name}({ children, ...rest }: ${name}Props) {
  return <Root {...rest}>{children}</Root>;
}

const Root = styled('div')(({ theme }) => theme.typography.body);
`,
      [`${folder}/guidance.ts`]: `import type { Guidance } from '../../guidance.ts';
import type { ${name} } from './${name}.tsx';

export const guidance = {
${SHORT_GUIDANCE}
  do: { caption: 'Say what is right.', shown: [{}] },
  dont: { caption: 'Say what is wrong.', shown: [{}] },
  keyboard: [],
  anatomy: [['Root', 'What it is for.']],
} satisfies Guidance<typeof ${name}>;
`,
      [`stories/components/${name}.stories.tsx`]: story({
        imports: `import { ${name} } from '../../${folder}/${name}.tsx';`,
        meta: `id: 'components-${name.toLowerCase()}',
  component: ${name},
  args: { children: '${name}' },`,
        check: `await expect(canvas.getByText('${name}')).toBeVisible();`,
        others: `export const LongestGermanWord = meta.story({ args: { children: 'Altersvorsorgevertrag' } });`,
      }),
    },
    edits: {
      'docs/components.md': (content) => insertSorted(content, `| ${name} | none | what differs |`),
      'design-system/CHANGELOG.md': (content) =>
        content.replace('\n- `', `\n- \`${name}\` is new.\n- \``),
      'design-system/props.json': (content) =>
        `${JSON.stringify([...JSON.parse(content), `${name}.children`].sort(), null, 2)}\n`,
    },
    commands: [],
    next: [
      `Write the component, its guidance, its row in docs/components.md and what its story checks.`,
    ],
  };
}

const SHORT_GUIDANCE = `  synonyms: { en: ['one', 'another'], de: ['eines', 'noch eines'] },
  useWhen: ['Say when.'],
  useInstead: [['Text', 'Say when not.']],
  words: [['Say how it speaks.', 'Example', 'Beispiel']],`;

/** Stories with a first one that checks something. */
function story(parts: Record<'imports' | 'meta' | 'check' | 'others', string>) {
  return `import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
${parts.imports}

const meta = preview.meta({
  ${parts.meta}
});

export const Usual = meta.story({
  play: async ({ canvas }) => {
    ${parts.check}
  },
});

${parts.others}
`;
}

/** Puts a row into the table of components, which goes by name. */
function insertSorted(content: string, row: string): string {
  const lines = content.split('\n');
  const next = lines.findIndex(
    (line) => /^\| [A-Z]\w+ \|/.test(line) && line > row && !line.startsWith('| Component |'),
  );
  const last = lines.findLastIndex((line) => line.startsWith('| '));
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, row).join('\n');
}
