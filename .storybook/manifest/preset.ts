/** Storybook's hook for the manifests that a build writes and a dev server answers with. */
export { completeManifests as experimental_manifests } from './complete-manifests.ts';
