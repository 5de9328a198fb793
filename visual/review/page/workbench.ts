import type { Picture } from '../../report.ts';

/** The story in the workbench of `npm run dev` or `npm run serve`, in the picture's mode. */
export function workbenchUrl({ story, mode }: Picture): string {
  return `${WORKBENCH}/?path=/story/${story}&globals=${globalsOf(mode)}`;
}

/** The command that takes a picture of the story alone, as wide as in the test. */
export function lookCommand({ story, mode }: Picture): string {
  const url = `${WORKBENCH}/iframe.html?id=${story}&viewMode=story&globals=${globalsOf(mode)}`;
  return `npm run look -- '${url}' --widths ${mode.width}`;
}

const WORKBENCH = 'http://localhost:6006';

function globalsOf({ locale, brand }: Picture['mode']): string {
  return `locale:${locale};brand:${brand}`;
}
