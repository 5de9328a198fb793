import { keysOf } from '../../lib/objects.ts';

/** The messages of each island are those whose id starts with this, or with one of these. */
const ISLAND_MESSAGES = {
  comparison: ['comparison.calculator.', 'field.', 'frame.retry'],
  pensionGap: ['pensionGap.calculator.', 'field.'],
} as const;

export type IslandName = keyof typeof ISLAND_MESSAGES;

export const ISLAND_NAMES = keysOf(ISLAND_MESSAGES);

/** The same of the parts of islands that load when they are opened. */
const PART_MESSAGES = {
  details: 'comparison.detail.',
  custom: 'comparison.custom.',
  assumptions: 'comparison.assumption.',
  export: ['comparison.export.', 'frame.demo.label', 'frame.demo.text'],
} as const;

export type PartName = keyof typeof PART_MESSAGES;

export const PART_NAMES = keysOf(PART_MESSAGES);

export const MESSAGE_SETS = { ...ISLAND_MESSAGES, ...PART_MESSAGES };

export type MessageSet = keyof typeof MESSAGE_SETS;
