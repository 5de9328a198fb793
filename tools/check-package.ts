import { checkPackage } from './package/check-package.ts';
import { runCommand } from './process/run-command.ts';

/** `npm run check:package`: builds the package, installs it in an application and uses it there. */
await runCommand(checkPackage);
