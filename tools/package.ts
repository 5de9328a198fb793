import { relative } from 'node:path';
import { formatCount } from '../lib/format-count.ts';
import { buildPackage, PACKAGE_BUILD } from './package/build-package.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

/** `npm run build:package`: writes the design system as a package for other applications. */
await runCommand(async () => {
  parseOptions({});
  const { name, version, exports } = await buildPackage();
  const exported = formatCount(Object.keys(exports).length, 'export');
  console.log(`Built ${name} ${version} with ${exported} into ${relative(ROOT, PACKAGE_BUILD)}.`);
});
