import { create } from 'storybook/theming/create';
import { brands } from '../site/content/brands/index.ts';
import { brandTokens } from '../tokens/index.ts';
import { wordmark } from './wordmark.ts';

const { fernblick } = brands;
const { color, font, radius } = brandTokens.fernblick;

/** Storybook's own UI and its documentation pages, styled like the default brand. */
export const workbenchTheme = create({
  base: 'light',
  brandTitle: `${fernblick.name} workbench`,
  brandImage: wordmark(fernblick.name, brandTokens.fernblick),
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
