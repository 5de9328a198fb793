import { landingCommand } from './library/landing/command.ts';
import { asCommand } from './library/project.ts';

/** `npm run landing`: makes, lists, checks and removes landings. */
await asCommand(() => landingCommand(process.argv.slice(2)));
