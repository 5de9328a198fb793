import { Photo } from '../../design-system/drawings/Photo/Photo.tsx';
import { usePictures } from '../pictures/pictures.ts';
import { useSay } from '../provider/site-context.ts';
import type { ValueOf } from './field.ts';
import type { ownPicture } from './own-picture.ts';

interface OwnPictureProps {
  picture: ValueOf<typeof ownPicture>;
  /** How wide its place is, as the attribute `sizes` says it. */
  sizes: string;
}

/** The picture that a landing brings along. */
export function OwnPicture({ picture, sizes }: OwnPictureProps) {
  const { file, darkFile, alt, credit, focus } = picture;
  const findPicture = usePictures();
  const say = useSay();
  return (
    <Photo
      picture={findPicture(file)}
      darkPicture={darkFile === undefined ? undefined : findPicture(darkFile)}
      alt={say(alt)}
      credit={say(credit)}
      focus={focus}
      sizes={sizes}
    />
  );
}
