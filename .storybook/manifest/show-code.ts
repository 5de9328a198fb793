import type { StoryContext } from '@storybook/react-vite';

/**
 * The code below a story: as a file of an application, from the manifest, as long as nobody changed an
 * argument; then what Storybook writes of the changed story.
 */
export async function showCode(code: string, story: StoryContext): Promise<string> {
  const { id, args, initialArgs, viewMode } = story;
  // Of a story that stands alone Storybook asks for the code, too, but shows none. A dev server reads
  // every component for it, which takes seconds.
  if (viewMode !== 'docs') return code;
  const isChanged = Object.keys(args).some((name) => args[name] !== initialArgs[name]);
  if (isChanged) return code;
  return (await readSnippets()).get(id) ?? code;
}

let snippets: Promise<ReadonlyMap<string, string>> | undefined;

interface Manifest {
  components: Record<string, { stories: { id: string; snippet?: string }[] }>;
}

/** Asked for once, when the first page of documentation shows code. */
function readSnippets(): Promise<ReadonlyMap<string, string>> {
  snippets ??= fetch('manifests/components.json')
    .then((answer) => answer.json())
    .then(({ components }: Manifest) => {
      const stories = Object.values(components).flatMap((component) => component.stories);
      return new Map(stories.map(({ id, snippet = '' }) => [id, snippet]));
    });
  return snippets;
}
