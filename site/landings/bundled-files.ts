/** The contents of all landings by their files, as Vite bundles and watches them. */
export const landingFiles: Readonly<Record<string, unknown>> = import.meta.glob(
  ['./*.json', '!./*.schema.json'],
  { eager: true, import: 'default' },
);
