import { build } from './library/build.ts';
import { asCommand } from './library/project.ts';

/** `npm run build`. */
await asCommand(build);
