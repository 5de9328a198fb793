import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The review app as one classic script, bundled once per process. */
export function bundle(): Promise<string> {
  script ??= bundled();
  return script;
}

let script: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const input = join(import.meta.dirname, 'page/main.tsx');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // Set explicitly, because in tests the environment selects React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}
