import { join } from 'node:path';
import sharp from 'sharp';
import { type LandingDrafts, listPictures } from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { ROOT } from '../project/paths.ts';

/** Where the pictures of landings are, from the project's folder. */
export const PICTURE_FOLDER = 'site/pictures';

/** In px: what stays sharp in the frame of three to two on a screen with twice the pixels. */
const LEAST = { width: 960, height: 640 };

/** Finds pictures of sound landings that should not be shown as they are: their files were not added by a command. */
export async function findPictureProblems(
  landings: LandingDrafts,
  root = ROOT,
): Promise<Problem[]> {
  const shown = Object.entries(landings).flatMap(([landing, draft]) =>
    listPictures(draft).map((picture) => ({ landing, ...picture })),
  );
  const found = shown.map(async ({ landing, field, file }) => {
    const problems = await sharp(join(root, PICTURE_FOLDER, file))
      .metadata()
      .then(
        ({ autoOrient, exif, xmp }) => [
          describeTooSmall(autoOrient),
          exif || xmp ? WRITTEN_BY_CAMERA : undefined,
        ],
        () => [UNREADABLE],
      );
    return problems.flatMap((problem) =>
      problem ? [{ file: getLandingFile(landing), landing, field, ...problem }] : [],
    );
  });
  return (await Promise.all(found)).flat();
}

/** Why a picture of a size in px is not sharp in its place, if it is not. */
export function describeTooSmall({ width, height }: typeof LEAST) {
  if (width >= LEAST.width && height >= LEAST.height) return undefined;
  return {
    problem: `has ${width} × ${height} px`,
    advice: `Choose one of at least ${LEAST.width} × ${LEAST.height} px, so that it is sharp on every screen.`,
  };
}

const UNREADABLE = {
  problem: 'is a file that cannot be read as a picture',
  advice: 'Add it once more with `npm run landing -- picture FILE`.',
};

const WRITTEN_BY_CAMERA = {
  problem: 'still holds what the camera wrote into it, perhaps the place',
  advice: `Move it out of ${PICTURE_FOLDER} and add it with \`npm run landing -- picture FILE\`.`,
};
