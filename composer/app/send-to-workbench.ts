import { type NotSaved, TOKEN_HEADER } from '../api.ts';

/** Of what is sent as JSON. */
export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Sends what the workbench's server is to write into the project, and gives its answer. */
export async function sendToWorkbench<Answer>(
  address: string,
  token: string,
  headers: Readonly<Record<string, string>>,
  body: BodyInit,
): Promise<Answer | NotSaved> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, [TOKEN_HEADER]: token },
      body,
    });
    return await response.json();
  } catch {
    return { why: 'The workbench does not answer. Start it with `npm run dev`, then try again.' };
  }
}
