import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ROOT } from '../project/paths.ts';

/** What `package-lock.json` says of a package. */
interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  /** Only needed to build and to test. */
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Lockfile {
  name: string;
  /** By their folders; the project itself is the empty one. */
  packages: Record<string, LockedPackage>;
}

/** Writes what the project is made of into `dist/sbom.json`. */
export async function writeBillOfMaterials(): Promise<void> {
  const lockfile: Lockfile = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await writeFile(
    join(ROOT, 'dist/sbom.json'),
    `${JSON.stringify(createBillOfMaterials(lockfile), null, 2)}\n`,
  );
}

/**
 * Every package of a lockfile as CycloneDX: its licence, its hash, whether it only builds and tests, and
 * what it needs. Not by `npm sbom`, which old npms do not have, and which says the time and the folder.
 */
export function createBillOfMaterials({ name, packages }: Lockfile) {
  const { '': project, ...locked } = packages;
  const entries = Object.entries(packages);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version: project?.version },
    },
    components: Object.entries(locked).map(describe),
    dependencies: entries.map(([path, one]) => ({
      ref: path || name,
      dependsOn: Object.keys({
        ...one.dependencies,
        ...one.devDependencies,
        ...one.optionalDependencies,
        ...one.peerDependencies,
      })
        .map((needed) => findPath(needed, path, locked))
        .filter((found) => found in locked),
    })),
  };
}

function describe([path, { version, license, integrity, dev, optional }]: [string, LockedPackage]) {
  const name = path.replace(/^.*node_modules\//, '');
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(integrity && { hashes: [parseHash(integrity)] }),
    ...(license && { licenses: [parseLicense(license)] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

function parseHash(integrity: string) {
  const [, hash = ''] = integrity.split('sha512-');
  return { alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') };
}

/** An SPDX expression; a few packages name their licence in words. */
function parseLicense(license: string) {
  const isExpression = /^\(?[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*\)?$/.test(license);
  return isExpression ? { expression: license } : { license: { name: license } };
}

/** Where Node finds a package that another one needs: as near to it as there is one. */
function findPath(needed: string, from: string, locked: Lockfile['packages']): string {
  const path = posix.join(from, 'node_modules', needed);
  if (path in locked || from === '') return path;
  return findPath(needed, from.replace(/\/?node_modules\/[^/]+(\/[^/]+)?$/, ''), locked);
}
