import { scenesPlugin } from '../design-system/vite/scenes-plugin.ts';
import { sizedPictures } from '../design-system/vite/sized-pictures.ts';
import { keysOf } from '../lib/objects.ts';
import { contentPlugin } from '../site/content/service/content-plugin.ts';
import { islandMessagesPlugin } from '../site/islands/island-messages-plugin.ts';
import { reportStandInPlugin } from '../site/report/report-plugin.ts';
import { brandTokens } from '../tokens/index.ts';

/** Makes what the site imports and no file holds as it is imported. */
export const virtualModules = [
  islandMessagesPlugin,
  scenesPlugin(keysOf(brandTokens)),
  sizedPictures,
  contentPlugin(),
  reportStandInPlugin,
];
