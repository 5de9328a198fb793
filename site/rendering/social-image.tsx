import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { drawings } from '../../design-system/Scene/drawings/index.ts';
import type { SceneName } from '../../design-system/Scene/drawings/names.ts';
import { paletteCss } from '../../design-system/Scene/palette.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { displayFont } from './social-image-font.ts';
import { outlineOf, type Setting, setTitle } from './social-image-text.ts';

export interface SocialImage {
  scene: SceneName;
  title: string;
  brand: Brand;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const NAME_SIZE = 34;
/** From the top of the letters to their baseline, as a share of their size. */
const ASCENT = 0.8;

/** The room for the title: beside the disc that frames the picture, above the brand's name. */
export const TITLE_BOX = { width: 424, height: 430 };

/** The picture that social networks show beside a link to a page: a PNG of 1200 x 630 pixels. */
export async function socialImage(image: SocialImage): Promise<Buffer> {
  const setting = await titleSetting(image.brand);
  const svg = renderToStaticMarkup(<Poster {...image} setting={setting} />);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

/** The type of a brand's hero, for a title that is set without a browser. */
export async function titleSetting(brand: Brand): Promise<Setting> {
  const { fontWeight, fontSize, letterSpacing, lineHeight } =
    brandTokens[brand].typography.hero.wide;
  const font = fonts.get(fontWeight) ?? displayFont(fontWeight);
  fonts.set(fontWeight, font);
  return { font: await font, letterSpacing: letterSpacing / fontSize, lineHeight };
}

const fonts = new Map<number, ReturnType<typeof displayFont>>();

function Poster({ scene, title, brand, setting }: SocialImage & { setting: Setting }) {
  const { color } = brandTokens[brand];
  const { Drawing } = drawings[scene];
  const { size, lines } = setTitle(title, TITLE_BOX, setting);
  const baseline = (line: number) => MARGIN + size * (ASCENT + line * setting.lineHeight);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <title>{title}</title>
      <style>{paletteCss(color.scene, renderToStaticMarkup(<Drawing />))}</style>
      <path fill={color.surface.paper} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <circle fill={color.surface.glow} cx="1066" cy="315" r="556" />
      <Disc scene={scene} />
      <path
        fill={color.text.primary}
        d={lines
          .map((line, index) => outlineOf(line, size, MARGIN, baseline(index), setting))
          .join('')}
      />
      <path
        fill={color.text.accent}
        d={outlineOf(brands[brand].name, NAME_SIZE, MARGIN, HEIGHT - MARGIN, setting)}
      />
    </svg>
  );
}

/** The drawing, seen through a disc that rises from the right like a sun. */
function Disc({ scene }: { scene: SceneName }) {
  const { width, height, Drawing } = drawings[scene];
  return (
    <>
      <clipPath id="disc">
        <circle cx="1066" cy="315" r="530" />
      </clipPath>
      <g clipPath="url(#disc)" fill="currentColor">
        <svg
          aria-hidden
          x="392"
          y="-6"
          width="848"
          height="636"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMax slice"
        >
          <Drawing />
        </svg>
      </g>
    </>
  );
}
