import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import type { Guidance } from '../../design-system/guidance.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { readProps } from '../docgen/read-props.ts';
import { MUI_GUIDANCE, writeMuiUse } from '../guidance/mui-guidance.ts';
import { writeGuidance } from '../guidance/write-guidance.ts';
import { createApplicationCode, formatCode } from './application-code.ts';

/**
 * Completes what Storybook knows about components for everyone who reads its manifest, such as the code
 * below a story and the tools of coding assistants: the snippets become files of an application, the
 * props are those of our tables, and the guidance stands with them.
 */
export async function completeManifests(existing: Manifests = {}): Promise<Manifests> {
  const { components: manifest } = existing;
  if (!manifest) return existing;
  const known = Object.values(manifest.components).filter(isForApplications);
  const completed = await Promise.all(known.map(complete));
  const codes = formatCode(completed.flatMap(({ codes }) => codes)).values();
  const components = completed.map(({ component }) => ({
    ...component,
    stories: component.stories.map((story) =>
      story.snippet ? { ...story, snippet: codes.next().value, warning: undefined } : story,
    ),
  }));
  return {
    ...existing,
    components: {
      ...manifest,
      components: Object.fromEntries(components.map((component) => [component.id, component])),
    },
  };
}

/** No application imports what a part of the site alone has. */
function isForApplications({ path }: ComponentManifest): boolean {
  const name = basename(path, '.stories.tsx');
  const isKnown = name in MUI_GUIDANCE || findFile(name) !== undefined;
  return isKnown && path.startsWith('./stories/components/');
}

function findFile(name: string): string | undefined {
  return globSync(`design-system/*/${name}/${name}.tsx`, { cwd: ROOT })[0];
}

async function complete(component: ComponentManifest) {
  // Each snippet has its own imports, and what Storybook could not find is found here.
  const { import: _import, error: _error, ...rest } = component;
  const { id, path, stories } = rest;
  const name = basename(path, '.stories.tsx');
  const file = findFile(name);
  const { docgen, content } = file
    ? await describeOwn(file, name)
    : { docgen: undefined, content: writeMuiUse(name) };
  const createCode = createApplicationCode(path.replace('./', ''), file ? name : component.name);
  return {
    codes: stories.filter(({ snippet }) => snippet).map(createCode),
    component: {
      ...rest,
      name,
      reactDocgen: docgen,
      description: docgen?.description,
      summary: docgen?.description?.split('\n')[0],
      docs: {
        [`${id}--guidance`]: {
          id: `${id}--guidance`,
          name: 'Guidance',
          content,
        },
      },
    },
  };
}

async function describeOwn(file: string, name: string) {
  const docgen = readProps(join(ROOT, file)).find(({ displayName }) => displayName === name);
  const { guidance }: { guidance: Guidance } = await import(join(ROOT, file, '../guidance.ts'));
  return { docgen, content: writeGuidance(guidance, docgen?.element) };
}
