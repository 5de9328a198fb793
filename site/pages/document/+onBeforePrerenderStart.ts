import { listPaths } from '../find-page.ts';

export const onBeforePrerenderStart = () => listPaths('document');
