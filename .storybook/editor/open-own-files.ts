import type { Channel } from 'storybook/internal/channels';
import { OPEN_IN_EDITOR_REQUEST, OPEN_IN_EDITOR_RESPONSE } from 'storybook/internal/core-events';
import { isOwnFile, NOT_OURS } from '../../site/dev/own-editor-requests.ts';

/** Lets Storybook open files of the project only: it would open whatever its page names in the developer's editor. */
export async function openOwnFiles(channel: Channel): Promise<Channel> {
  const listeners = channel.listeners(OPEN_IN_EDITOR_REQUEST) ?? [];
  channel.removeAllListeners(OPEN_IN_EDITOR_REQUEST);
  channel.on(OPEN_IN_EDITOR_REQUEST, (request: { file?: unknown }) => {
    if (!isOwnFile(String(request.file))) {
      channel.emit(OPEN_IN_EDITOR_RESPONSE, { ...request, error: NOT_OURS });
      return;
    }
    for (const open of listeners) open(request);
  });
  return channel;
}
