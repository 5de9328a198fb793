import { watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import type { InlineConfig } from 'vite';

/** Storybook's hook for the server channel; only `storybook dev` calls it. */
export async function experimental_serverChannel(channel: Channel): Promise<Channel> {
  const { experimental_getStatusStore } = await import('storybook/internal/core-server');
  const { REPORT_FOLDER, readReport } = await import('../results/report-folder.ts');
  const { findPort } = await import('../../tools/serve/ports.ts');
  const { PICTURES, listStoryStatuses } = await import('./story-status.ts');
  const dots = experimental_getStatusStore(PICTURES);
  const review = `http://127.0.0.1:${findPort('review')}`;
  const refresh = async () => {
    const report = await readReport().catch(() => undefined);
    dots.unset();
    dots.set(listStoryStatuses(report?.results ?? [], review));
  };
  // A slow browser stops waiting for the sidebar's initial state, so it asks for an update when ready.
  channel.on(PICTURES, refresh);
  // Polled once a second instead of watched: the folder may not exist yet, and every run replaces it.
  watchFile(join(REPORT_FOLDER, 'report.json'), { interval: 1000, persistent: false }, refresh);
  await refresh();
  return channel;
}

/** Storybook's hook for Vite: writing a report must not reload the open story. */
export function viteFinal(config: InlineConfig): InlineConfig {
  const ignored = ['**/visual/report{,.new}/**', config.server?.watch?.ignored ?? []].flat();
  return { ...config, server: { ...config.server, watch: { ...config.server?.watch, ignored } } };
}
