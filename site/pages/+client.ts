import { startIslands } from '../islands/start.ts';

startIslands(document);
