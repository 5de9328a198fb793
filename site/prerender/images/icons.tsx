import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SYMBOL } from '../../../design-system/drawings/Logo/symbol.ts';
import { type Brand, brandTokens } from '../../../tokens/index.ts';
import { brands } from '../../content/brands/index.ts';
import { buildWebManifest, ICONS, type IconFile } from './web-manifest.ts';

/** The icons of a brand and the web manifest that names them, by file name. */
export async function drawIcons(brand: Brand): Promise<ReadonlyMap<string, string | Buffer>> {
  const svg = renderToStaticMarkup(<AppIcon brand={brand} />);
  const pictures = await Promise.all(
    Object.values(ICONS).map(
      async ({ file, size }: IconFile) => [file, size ? await drawPng(svg, size) : svg] as const,
    ),
  );
  return new Map<string, string | Buffer>([
    ...pictures,
    ['manifest.webmanifest', JSON.stringify(buildWebManifest(brand))],
  ]);
}

/** Side of the icon. A platform may cut it to the circle in the middle of four fifths of it. */
const SIDE = 64;

/** The sign on the colour of the sky: its hills reach from edge to edge, its sun stays in the circle. */
function AppIcon({ brand }: { brand: Brand }) {
  const { surface, action } = brandTokens[brand].color;
  const scale = SIDE / SYMBOL.width;
  const sky = SIDE - SYMBOL.height * scale;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIDE} ${SIDE}`}>
      <title>{brands[brand].name}</title>
      <path fill={surface.sky} d={`M0 0h${SIDE}v${SIDE}H0z`} />
      <g transform={`translate(0 ${sky}) scale(${scale})`}>
        <circle fill={action.glow} {...SYMBOL.sun} />
        <path fill={action.main} d={SYMBOL.hill} />
      </g>
    </svg>
  );
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / SIDE;
  return sharp(Buffer.from(svg), { density }).resize(size).png({ palette: true }).toBuffer();
}
