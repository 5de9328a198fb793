import { build, buildSite } from './library/build.ts';
import { asCommand } from './library/project.ts';

/** `npm run build`; with `-- --site` it builds only the site. */
await asCommand(process.argv.includes('--site') ? buildSite : build);
