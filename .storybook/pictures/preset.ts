import { watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import type { InlineConfig } from 'vite';

/** Storybook's hook for the channel to the browsers; only `storybook dev` has a server that calls it. */
export async function experimental_serverChannel(channel: Channel): Promise<Channel> {
  const { experimental_getStatusStore } = await import('storybook/internal/core-server');
  const { REPORT_FOLDER, readReport } = await import('../../visual/report-folder.ts');
  const { portOf } = await import('../../tools/ports.ts');
  const { PICTURES, storyStatuses } = await import('./story-status.ts');
  const dots = experimental_getStatusStore(PICTURES);
  const review = `http://127.0.0.1:${portOf('review')}`;
  const refresh = async () => {
    const report = await readReport().catch(() => undefined);
    dots.unset();
    dots.set(storyStatuses(report?.results ?? [], review));
  };
  // A browser that starts slowly gives up waiting for the sidebar's state; setting it reaches it.
  channel.on(PICTURES, refresh);
  // Asked once a second instead of watched: the folder may not exist yet, and every run replaces it.
  watchFile(join(REPORT_FOLDER, 'report.json'), { interval: 1000, persistent: false }, refresh);
  await refresh();
  return channel;
}

/** Storybook's hook for Vite: a run that writes its report must not reload the story on show. */
export function viteFinal(config: InlineConfig): InlineConfig {
  const ignored = ['**/visual/report{,.new}/**', config.server?.watch?.ignored ?? []].flat();
  return { ...config, server: { ...config.server, watch: { ...config.server?.watch, ignored } } };
}
