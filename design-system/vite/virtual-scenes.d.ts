/** Written by the Vite plugin in `design-system/vite/`: the URLs of every drawing as files. */
declare module 'virtual:scenes' {
  type Tables = ReturnType<typeof import('./scene-files.ts').mapSceneFiles<string>>;

  /** Whole drawings. */
  export const sceneUrls: Tables['sceneUrls'];
  /** Their cuts for banners. */
  export const bannerUrls: Tables['bannerUrls'];
  /** Their cuts for cards. */
  export const cardUrls: Tables['cardUrls'];
  /** The picture at the foot of a page with little text. */
  export const horizonUrls: Tables['horizonUrls'];
}
