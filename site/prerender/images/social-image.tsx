import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { drawings, type SceneName } from '../../../design-system/drawings/Scene/drawings.ts';
import { formatPaletteCss } from '../../../design-system/drawings/Scene/palette.ts';
import { findShapes } from '../../../design-system/vite/draw-scene.ts';
import { readDrawing } from '../../../design-system/vite/scene-files.ts';
import { type Brand, brandTokens } from '../../../tokens/index.ts';
import { brands } from '../../content/brands/index.ts';
import { loadFont } from '../../fonts/true-type.ts';
import {
  ASCENT,
  breakLines,
  DISC,
  DRAWING,
  MARGIN,
  NAME,
  NOTICE,
  outlineOf,
  type Setting,
  SOCIAL_IMAGE,
  setTitle,
  TITLE_BOX,
  widthOf,
} from './social-image-layout.ts';

interface SocialImage {
  scene: SceneName;
  title: string;
  brand: Brand;
  /** Of a demo: what is invented. */
  notice?: string | undefined;
}

/** The picture that social networks show beside a link to a page: a PNG of 1200 x 630 pixels. */
export async function drawSocialImage(image: SocialImage): Promise<Buffer> {
  const setting = await loadTitleSetting(image.brand);
  const svg = renderToStaticMarkup(<Poster {...image} setting={setting} />);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

/** The type of a brand's hero, for a title that is set without a browser. */
export async function loadTitleSetting(brand: Brand): Promise<Setting> {
  const { fontWeight, fontSize, letterSpacing, lineHeight } =
    brandTokens[brand].typography.hero.wide;
  const font = await loadFont('display', fontWeight);
  return { font, letterSpacing: letterSpacing / fontSize, lineHeight };
}

function Poster({ scene, title, brand, notice, setting }: SocialImage & { setting: Setting }) {
  const { color } = brandTokens[brand];
  const { width, height } = SOCIAL_IMAGE;
  const shapes = findShapes(readDrawing(scene), 'within');
  const { size, lines } = setTitle(title, TITLE_BOX, setting);
  const baseline = (line: number) => MARGIN + size * (ASCENT + line * setting.lineHeight);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <title>{title}</title>
      <style>{formatPaletteCss(color.scene, shapes)}</style>
      <path fill={color.surface.paper} d={`M0 0h${width}v${height}H0z`} />
      <circle fill={color.surface.glow} cx={DISC.x} cy={DISC.y} r={DISC.radius + DISC.ring} />
      <Disc scene={scene} shapes={shapes} />
      <path
        fill={color.text.primary}
        d={lines
          .map((line, index) => outlineOf(line, size, MARGIN, baseline(index), setting))
          .join('')}
      />
      <path
        fill={color.text.accent}
        d={outlineOf(brands[brand].name, NAME.size, MARGIN, NAME.baseline, setting)}
      />
      {notice && <path fill={color.text.secondary} d={outlineNotice(notice, setting)} />}
    </svg>
  );
}

function outlineNotice(notice: string, setting: Setting): string {
  const { size, width, baseline, lineHeight } = NOTICE;
  const lines = breakLines(notice, width, (line) => widthOf(line, size, setting)) ?? [notice];
  return lines
    .map((line, at) => outlineOf(line, size, MARGIN, baseline + at * size * lineHeight, setting))
    .join('');
}

/** The drawing, seen through its disc. */
function Disc({ scene, shapes }: { scene: SceneName; shapes: string }) {
  const { width, height } = drawings[scene];
  return (
    <>
      <clipPath id="disc">
        <circle cx={DISC.x} cy={DISC.y} r={DISC.radius} />
      </clipPath>
      <g clipPath="url(#disc)" fill="currentColor">
        <svg
          aria-hidden
          {...DRAWING}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMax slice"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
          dangerouslySetInnerHTML={{ __html: shapes }}
        />
      </g>
    </>
  );
}
