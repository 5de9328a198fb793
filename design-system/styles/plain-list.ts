/** A list without markers and without their indent. */
export const plainList = { padding: 0, listStyle: 'none' } as const;
