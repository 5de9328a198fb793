import {
  type NotSaved,
  SAVE_ADDRESS,
  type Saved,
  type SaveRequest,
  TOKEN_HEADER,
} from '../embedded.ts';

/** What came of saving. */
export type Answer = Saved | NotSaved;

/** Asks the workbench's server to write a draft into the project. */
export async function saveDraft(request: SaveRequest, token: string): Promise<Answer> {
  try {
    const response = await fetch(SAVE_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(request),
    });
    const answer: Answer = await response.json();
    return answer;
  } catch {
    return { why: 'The workbench does not answer. Start it with `npm run dev`, then save again.' };
  }
}

/** The address of a landing's story, once the workbench has it; of the workbench if it takes long. */
export async function storyOf(name: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const index = await storyIndex();
    const found = Object.entries(index.entries).find(([, story]) => story.name === `${name} (en)`);
    if (found) return `./?path=/story/${found[0]}`;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return './';
}

/** The stories of the workbench; none while it reads the new files. */
async function storyIndex(): Promise<{ entries: Record<string, { name: string }> }> {
  const response = await fetch('index.json').catch(() => undefined);
  return response?.ok ? response.json() : { entries: {} };
}
