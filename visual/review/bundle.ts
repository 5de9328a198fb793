import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The app of the review page as one classic script, and its styles. */
interface Bundle {
  script: string;
  styles: string;
}

/** Bundles the app, once for as long as this process runs. */
export function bundle(): Promise<Bundle> {
  made ??= bundled();
  return made;
}

let made: Promise<Bundle> | undefined;

async function bundled(): Promise<Bundle> {
  const result = await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    // Said outright: a test's environment would ask for React's development build.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(PAGE, 'main.tsx'), formats: ['iife'], name: 'review', fileName: 'review' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return { script: scripts.join('\n'), styles: styles.join('\n') };
}

const PAGE = join(import.meta.dirname, 'page');
