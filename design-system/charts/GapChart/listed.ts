import { ems } from '../../styles/lengths.ts';

/** Where the words of the chart would lie over each other, they are a list above it. */
export const LISTED = `@container (max-inline-size: ${ems(20)})`;
