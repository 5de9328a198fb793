import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import project from '../../package.json' with { type: 'json' };
import { ROOT } from '../project/paths.ts';

/** The package's own `package.json`. */
export type Manifest = Awaited<ReturnType<typeof createManifest>>;

/** What an application has once, whatever its packages use of it. */
const PEERS = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

/**
 * @param entries the source files of the public modules by name
 * @param imported the modules of other packages that ours import
 */
export async function createManifest(entries: Record<string, string>, imported: Set<string>) {
  const packages = [...new Set([...imported].map(getPackageName))].sort();
  const others = packages.filter((name) => !PEERS.includes(name));
  const withVersions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${getVersion(name)}`]));
  return {
    name: '@fernblick/design-system',
    version: await readVersion(),
    description: 'The components, themes and tokens of Fernblick for React applications.',
    license: project.license,
    type: 'module',
    sideEffects: ['./tokens/*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...mapExports(entries),
      './tokens/*': './tokens/*',
      './assets/*': './assets/*',
      './package.json': './package.json',
    },
    peerDependencies: withVersions(PEERS),
    dependencies: withVersions(others),
  };

  function getVersion(name: string): string {
    const version = new Map(Object.entries(project.dependencies)).get(name);
    if (version) return version;
    throw new UserError(`${name} is imported by the design system. Add it to "dependencies".`);
  }
}

function mapExports(entries: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => {
      const path = `./${file.replace(/\.tsx?$/, '')}`;
      return [`./${name}`, { types: `${path}.d.ts`, default: `${path}.js` }];
    }),
  );
}

/** `@mui/material/styles` belongs to `@mui/material`. */
function getPackageName(module: string): string {
  const parts = module.split('/');
  return parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
}

/** The newest version in the changelog: its first heading of the second level. */
async function readVersion(): Promise<string> {
  const changelog = await readFile(join(ROOT, 'design-system/CHANGELOG.md'), 'utf8');
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  if (version) return version;
  throw new UserError('design-system/CHANGELOG.md has no version. Begin it with "## 1.2.3".');
}
