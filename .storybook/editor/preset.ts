/** Storybook's hook for the server channel; only `storybook dev` calls it. */
export { openOwnFiles as experimental_serverChannel } from './open-own-files.ts';
