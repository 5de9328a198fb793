import type { AxeResults } from 'axe-core';

/**
 * Runs in the page: checks the current story with Storybook's accessibility addon and the story's own
 * parameters.
 * @returns a line for each rule that is violated, with the first places; none when the story turns the
 * check off
 */
export async function runAxe(): Promise<string[]> {
  const { channel, currentRender } = globalThis.__STORYBOOK_PREVIEW__;
  const parameters = currentRender?.story?.parameters.a11y ?? {};
  if (parameters.test === 'off') return [];
  const { promise, resolve, reject } = Promise.withResolvers<AxeResults>();
  const hear = (result: unknown) => resolve(result as AxeResults);
  channel.on('storybook/a11y/result', hear);
  channel.on('storybook/a11y/error', reject);
  // Checks that pass would make up to a megabyte and a half a story.
  const options = { ...parameters.options, reporter: 'no-passes' };
  channel.emit('storybook/a11y/manual', currentRender?.id, { ...parameters, options });
  const { violations } = await promise.finally(() => {
    channel.off('storybook/a11y/result', hear);
    channel.off('storybook/a11y/error', reject);
  });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `axe: ${id}: ${help}, at ${places.join(', ')}`;
  });
}
