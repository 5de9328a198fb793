import type { Theme } from '@mui/material/styles';

/** Items in an order, their numbers along a path. The sun is at the open one. */
export function numbered(theme: Theme) {
  return {
    counterReset: 'step',
    '& > div': { background: path(theme) },
    '& details': { counterIncrement: 'step' },
    '& details > summary': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    '& summary::before': {
      ...theme.typography.note,
      content: 'counter(step)',
      display: 'grid',
      placeContent: 'center',
      inlineSize: theme.vars.size.icon,
      blockSize: theme.vars.size.icon,
      borderRadius: theme.vars.radius.round,
      backgroundColor: theme.vars.color.surface.raised,
    },
    '& [open] > summary::before': { backgroundColor: theme.vars.color.scene.sun },
    // The text is below its heading, not on the path.
    '& details > div': {
      paddingInlineStart: `calc(${theme.vars.size.icon} + ${theme.vars.space.m})`,
    },
  };
}

/** As wide as a number, with a bend to either side for every closed item. */
function path({ vars: { color, size } }: Theme): string {
  const arc = (center: string) =>
    `radial-gradient(150% 35% at ${center}, transparent 87%, ${color.scene.far} 90% 98%, transparent 101%)`;
  const half = `calc(${size.icon} / 2)`;
  const shape = `0 / ${half} ${size.control} repeat-y`;
  return `${arc('-92% 25%')} ${half} ${shape}, ${arc('192% 75%')} 0 ${shape}`;
}
