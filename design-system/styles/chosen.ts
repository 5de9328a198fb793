/** What is chosen or filled stays so where a visitor's colours are forced. */
export const chosen = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'SelectedItem',
    color: 'SelectedItemText',
  },
} as const;
