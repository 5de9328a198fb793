import { landingCommand } from './landing/command.ts';
import { runCommand } from './process/run-command.ts';

/** `npm run landing`: makes, lists, checks and removes landings. */
await runCommand(() => landingCommand(process.argv.slice(2)));
