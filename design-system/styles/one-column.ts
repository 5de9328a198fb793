/** Parts one below the other, none wider than the column, however long a word. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
