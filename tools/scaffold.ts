import { runCommand } from './process/run-command.ts';
import { scaffold } from './scaffold/scaffold.ts';

/** `npm run section` and `npm run component`: begin a new part. */
await runCommand(() => scaffold(process.argv.slice(2)));
