/** Style of what can only be used on a screen: a menu, a button, the rail of a slider. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
