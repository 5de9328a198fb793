/** Written by the Vite plugin in `site/scenes/`: the URLs of every drawing as a file. */
declare module 'virtual:scenes' {
  type DrawingName = import('./drawings/index.ts').DrawingName;
  type Brand = import('../../tokens/index.ts').Brand;

  export const sceneUrls: Record<Brand, Record<DrawingName, string>>;
}
