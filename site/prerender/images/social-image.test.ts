import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { brandTokens } from '../../../tokens/index.ts';
import { loadFont } from '../../fonts/true-type.ts';
import { listSocialImages } from './draw-images.ts';
import { drawSocialImage, loadTitleSetting } from './social-image.tsx';
import { setTitle, TITLE_BOX, widthOf } from './social-image-layout.ts';

const BRANDS = keysOf(brandTokens);
const LONG_WORDS = [
  'Alters\u00advorsorge\u00adbeitrags\u00adrechner',
  'Kranken\u00adversicherungs\u00adpflicht\u00adgrenze und Beitrags\u00adbemessungs\u00adgrenze',
  'Arbeit\u00adnehmer\u00advertreterinnen sorgen gemeinsam mit Selbst\u00adständigen vor',
];

describe.each(BRANDS)('social images of %s', (brand) => {
  const titles = listSocialImages(brand).map(({ title }) => title);

  test.each([...titles, ...LONG_WORDS])('"%s" stays in its box', async (title) => {
    const setting = await loadTitleSetting(brand);
    const { size, lines } = setTitle(title, TITLE_BOX, setting);
    const widths = lines.map((line) => widthOf(line, size, setting));
    expect(Math.max(...widths)).toBeLessThanOrEqual(TITLE_BOX.width);
    expect(lines.length * size * setting.lineHeight).toBeLessThanOrEqual(TITLE_BOX.height);
    expect(lines.join('').replaceAll(/[\s\u00ad-]/g, '')).toBe(
      title.replaceAll(/[\s\u00ad-]/g, ''),
    );
  });
});

test('a title that cannot be set says what to do', async () => {
  const setting = await loadTitleSetting('fernblick');
  const title = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  expect(() => setTitle(title, TITLE_BOX, setting)).toThrow(/soft hyphens/);
});

test('the font comes in the weight asked for', async () => {
  const fonts = await Promise.all([300, 800].map((weight) => loadFont('display', weight)));
  const [light, bold] = fonts.map((font) => font.layout('Größe'));
  expect(bold?.advanceWidth).toBeGreaterThan(light?.advanceWidth ?? 0);
  expect(bold?.glyphs[0]?.path.toSVG()).not.toBe(light?.glyphs[0]?.path.toSVG());
});

test('an image is a PNG of 1200 x 630 pixels that loads fast', async () => {
  const png = await drawSocialImage({
    scene: 'horizon',
    title: 'Ein Ruhestand',
    brand: 'fernblick',
  });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(80_000);
});
