import { listPaths } from '../find-page.ts';

export const onBeforePrerenderStart = () => listPaths('calculatorDetails');
