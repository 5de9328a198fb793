import { create } from 'storybook/theming/create';
import { brands } from '../site/content/brands/index.ts';
import { brandTokens } from '../tokens/index.ts';

const { fernblick } = brands;
const { color, font, radius } = brandTokens.fernblick;

/** Storybook's own UI and its documentation pages, styled like the default brand. */
export const workbenchTheme = create({
  base: 'light',
  brandTitle: `${fernblick.name} workbench`,
  brandImage: drawWordmark(fernblick.name),
  brandUrl: './',
  brandTarget: '_self',

  colorPrimary: color.action.main,
  colorSecondary: color.action.main,
  appBg: color.surface.sand,
  appContentBg: color.surface.raised,
  appHoverBg: color.surface.tint,
  appPreviewBg: color.surface.paper,
  appBorderColor: color.line.soft,
  appBorderRadius: radius.small,

  fontBase: font.family.text,

  textColor: color.text.primary,
  textInverseColor: color.text.onDeep,
  textMutedColor: color.text.subtle,
  barBg: color.surface.raised,
  barTextColor: color.text.secondary,
  barHoverColor: color.action.hover,
  barSelectedColor: color.action.main,

  buttonBg: color.surface.raised,
  buttonBorder: color.line.control,
  booleanBg: color.action.track,
  booleanSelectedBg: color.surface.raised,
  inputBg: color.surface.raised,
  inputBorder: color.line.control,
  inputTextColor: color.text.primary,
  inputBorderRadius: radius.small,
});

/**
 * The sidebar's wordmark as a data URL: the drawing of `design-system/drawings/Logo` with the name beside it.
 * It uses the text font, because an image cannot load the display font.
 */
function drawWordmark(name: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 40" role="img" aria-label="${name}">
    <circle cx="23" cy="18" r="9" fill="${color.action.glow}"/>
    <path d="M0 31c7-10 15-10 22-4s12 5 18 0v9H0z" fill="${color.action.main}"/>
    <text x="50" y="28" font-family="${font.family.text.replaceAll('"', "'")}" font-size="23" font-weight="600" fill="${color.text.primary}">${name}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
