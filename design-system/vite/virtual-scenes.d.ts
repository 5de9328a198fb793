/** Written by the Vite plugin in `design-system/vite/`: the URLs of every drawing as files. */
declare module 'virtual:scenes' {
  type SceneName = import('../drawings/Scene/drawings/names.ts').SceneName;
  type BannerScene = import('../drawings/Scene/cuts.ts').BannerScene;
  type BannerSize = import('../drawings/Scene/cuts.ts').BannerSize;
  type Brand = import('../../tokens/index.ts').Brand;

  /** Whole drawings. */
  export const sceneUrls: Record<Brand, Record<SceneName, string>>;
  /** Their cuts for banners. */
  export const bannerUrls: Record<Brand, Record<BannerScene, Record<BannerSize, string>>>;
  /** The picture at the foot of a page with little text. */
  export const horizonUrls: Record<Brand, string>;
}
