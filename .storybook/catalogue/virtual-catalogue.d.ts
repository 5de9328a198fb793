/** Written by the Vite plugin beside this file. */
declare module 'virtual:catalogue' {
  export const catalogue: import('./read-catalogue.ts').Catalogue;
}
