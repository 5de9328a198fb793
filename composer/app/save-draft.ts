import { type NotSaved, SAVE_ADDRESS, type Saved, type SaveRequest, TOKEN_HEADER } from '../api.ts';

/** Asks the workbench's server to write a draft into the project. */
export async function saveDraft(request: SaveRequest, token: string): Promise<Saved | NotSaved> {
  try {
    const response = await fetch(SAVE_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(request),
    });
    return await response.json();
  } catch {
    return { why: 'The workbench does not answer. Start it with `npm run dev`, then save again.' };
  }
}

/**
 * The address of a story, once the workbench has it; of the workbench if it takes long. The story of
 * a landing that was replaced is there at once, and is rendered again when the workbench has read it.
 */
export async function waitForStory(story: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (story in (await fetchStories())) return `./?path=/story/${story}`;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return './';
}

/** The stories of the workbench by their ids; none while it reads the new files. */
async function fetchStories(): Promise<object> {
  const response = await fetch('index.json').catch(() => undefined);
  if (!response?.ok) return {};
  const index: { entries: object } = await response.json();
  return index.entries;
}
