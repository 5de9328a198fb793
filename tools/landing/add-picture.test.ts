import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { addPicture } from './add-picture.ts';
import { findPictureProblems, PICTURE_FOLDER } from './picture-problems.ts';

let root: string;

beforeEach(async () => {
  root = await createFolder();
});

test('a photo is turned upright, made smaller, and loses what the camera wrote into it', async () => {
  const photo = await draw(4000, 3000)
    .withExif({ IFD3: { GPSLatitude: '47/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const file = await add(photo, 'Über uns (1).JPG');
  expect(file).toBe('ueber-uns-1.jpg');
  const { width, height, exif, orientation, format } = await readPicture(file);
  expect({ width, height, exif, orientation, format }).toEqual({
    ...{ width: 1920, height: 2560, format: 'jpeg' },
    ...{ exif: undefined, orientation: undefined },
  });
});

test('a small photo keeps its size', async () => {
  expect(
    await readPicture(await add(await draw(1000, 800).jpeg().toBuffer(), 'a.jpg')),
  ).toMatchObject({ width: 1000, height: 800 });
});

test('a drawing is drawn as large as it is ever shown, what is transparent stays so', async () => {
  const file = await add(drawVector(30, 20), 'logo.svg');
  expect(file).toBe('logo.png');
  expect(await readPicture(file)).toMatchObject({ width: 2560, hasAlpha: true });
});

test('the same picture is there once, another of the same name beside it', async () => {
  const [one, other] = [
    await draw(1200, 800).png().toBuffer(),
    await draw(1300, 900).png().toBuffer(),
  ];
  expect([await add(one, 'a.png'), await add(other, 'a.png'), await add(one, 'a.png')]).toEqual([
    'a.png',
    'a-2.png',
    'a.png',
  ]);
  expect(await readdir(join(root, PICTURE_FOLDER))).toEqual(['a-2.png', 'a.png']);
});

test.each([
  ['is no picture that can be read. Save it as JPEG, PNG or SVG.', async () => Buffer.from('a,b')],
  ['is an empty file. Copy it once more.', async () => Buffer.alloc(0)],
  ['has 600 × 400 px. Choose one of at least 960 × 640 px', () => draw(600, 400).png().toBuffer()],
  ['has 3000 × 300 px. Choose one', () => draw(3000, 300).jpeg().toBuffer()],
  [
    'has 5000 × 700 px, of which 2560 × 358 px would be shown. Crop it to about three to two.',
    () => draw(5000, 700).jpeg().toBuffer(),
  ],
  ['has 1000 × 5000 px, of which 512 × 2560 px', () => draw(1000, 5000).png().toBuffer()],
  ['has 300 × 20 px, of which 2560 × 171 px', async () => drawVector(300, 20)],
  ['is a HEIC photo', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['has more than 120 million pixels.', () => draw(16_000, 9000).jpeg().toBuffer()],
  ['is damaged: it cannot be read to its end.', drawHalf],
  ['has several pages, or moves. Choose a picture that stands still.', drawFilm],
])('what cannot be shown is refused: it %s', async (why, make) => {
  await expect(add(await make(), 'a.jpg')).rejects.toThrow(`a.jpg ${why}`);
  expect(await readdir(root)).toEqual([]);
});

test('a file that was copied into the folder is looked at, too', async () => {
  const file = await add(await draw(1200, 800).jpeg().toBuffer(), 'office.jpg');
  const picture = { file, alt: TEXT, credit: TEXT, focus: { x: 50, y: 50 } };
  const landing = { sections: [{ kind: 'argument', picture }] };
  expect(await findPictureProblems({ students: landing }, root)).toEqual([]);
  const copied = await draw(600, 400)
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer();
  await sharp(copied)
    .keepExif()
    .toFile(join(root, PICTURE_FOLDER, 'office.jpg'));
  expect(await findPictureProblems({ students: landing }, root)).toMatchObject([
    { field: 'argument.picture.file', problem: 'has 600 × 400 px' },
    { field: 'argument.picture.file', problem: expect.stringContaining('what the camera wrote') },
  ]);
  await writeFile(join(root, PICTURE_FOLDER, 'office.jpg'), '');
  expect(await findPictureProblems({ students: landing }, root)).toMatchObject([
    { field: 'argument.picture.file', problem: 'is a file that cannot be read as a picture' },
  ]);
});

const TEXT = { en: 'A', de: 'A' };

const add = (bytes: Uint8Array, name: string) => addPicture(bytes, name, root);

const readPicture = async (file: string) =>
  await sharp(await readFile(join(root, PICTURE_FOLDER, file))).metadata();

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } });
}

function drawVector(width: number, height: number): Buffer {
  const box = `viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="M0 0h9v9z"/></svg>`);
}

async function drawFilm(): Promise<Buffer> {
  const frames = ['teal', 'red'].map((color) => draw(1000, 700).tint(color).png().toBuffer());
  return await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A photo whose copy was interrupted. */
async function drawHalf(): Promise<Buffer> {
  const photo = await draw(1200, 800).jpeg().toBuffer();
  return photo.subarray(0, photo.length / 2);
}
