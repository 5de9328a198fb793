import { shiftDate } from './shift-date.ts';

/**
 * Moves the clock of a program of Node, of its workers and of what it starts, when it is loaded before
 * them by `NODE_OPTIONS`: its address says by how many milliseconds. Workers that are given an
 * environment of their own are left out: those render pages, which read no clock.
 */
shiftDate(Number(new URL(import.meta.url).searchParams.get('by')));
