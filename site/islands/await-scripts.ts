import { PATIENCE } from './missing-scripts.ts';

/**
 * Waits for scripts that were asked for, but not for ever: some servers never answer. What has not come in
 * time is missing, as if it had failed.
 */
export function awaitScripts<Loaded>(scripts: Promise<Loaded>): Promise<Loaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
  const patience = setTimeout(() => {
    dispatchEvent(new Event('vite:preloadError'));
    reject(new Error('A script does not come.'));
  }, PATIENCE);
  scripts.then(resolve, reject).finally(() => clearTimeout(patience));
  return promise;
}
