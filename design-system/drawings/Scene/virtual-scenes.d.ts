/** Written by the Vite plugin in `site/scenes/`: the URLs of every drawing as files. */
declare module 'virtual:scenes' {
  type SceneName = import('./drawings/names.ts').SceneName;
  type BannerScene = import('./cuts.ts').BannerScene;
  type BannerSize = import('./cuts.ts').BannerSize;
  type Brand = import('../../../tokens/index.ts').Brand;

  /** Whole drawings. */
  export const sceneUrls: Record<Brand, Record<SceneName, string>>;
  /** Their cuts for banners. */
  export const bannerUrls: Record<Brand, Record<BannerScene, Record<BannerSize, string>>>;
  /** The picture at the foot of a page with little text. */
  export const outlookUrls: Record<Brand, string>;
}
