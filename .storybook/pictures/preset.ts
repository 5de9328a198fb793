import type { Channel } from 'storybook/internal/channels';
import type { Options, ServerApp } from 'storybook/internal/types';
import type { InlineConfig } from 'vite';

/** Storybook's hook for the channel to the browsers; only `storybook dev` has a server that calls it. */
export async function experimental_serverChannel(
  channel: Channel,
  { host }: Options,
): Promise<Channel> {
  const { answerPanel } = await import('./answer-panel.ts');
  await answerPanel(channel, host);
  return channel;
}

/** Storybook's hook for more addresses on its server. */
export async function experimental_devServer(app: ServerApp): Promise<ServerApp> {
  const { servePicture } = await import('./serve-picture.ts');
  return app.use('/pictures', servePicture);
}

/** Storybook's hook for Vite: a run that writes its report must not reload the story on show. */
export function viteFinal(config: InlineConfig): InlineConfig {
  const ignored = ['**/visual/report{,.new}/**', config.server?.watch?.ignored ?? []].flat();
  return { ...config, server: { ...config.server, watch: { ...config.server?.watch, ignored } } };
}
