/** Where a page of the workbench sends a brand that is to be saved. */
export const SAVE_BRAND = '/__save-brand';
