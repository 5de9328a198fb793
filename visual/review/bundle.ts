import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The app of the review page as one classic script, bundled once for as long as this process runs. */
export function bundle(): Promise<string> {
  made ??= bundled();
  return made;
}

let made: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const input = join(import.meta.dirname, 'page/main.tsx');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // Said outright: a test's environment would ask for React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}
