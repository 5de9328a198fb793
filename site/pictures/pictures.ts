import { createContext, useContext } from 'react';
import type { SizedPicture } from '../../design-system/drawings/Photo/Photo.tsx';

const files: Readonly<Record<string, SizedPicture>> = import.meta.glob(['./*.jpg', './*.png'], {
  eager: true,
  import: 'default',
  query: '?picture',
});

/** The pictures of landings by the names of their files, in the sizes that pages need. */
export const pictures: Readonly<Record<string, SizedPicture>> = Object.fromEntries(
  Object.entries(files).map(([path, picture]) => [path.replace('./', ''), picture]),
);

/** The pictures that sections show; stories add their own. */
export const Pictures = createContext(pictures);

/** Looks a picture up by its file; throws when there is none, which the check of landings says first. */
export function usePictures(): (file: string) => SizedPicture {
  const all = useContext(Pictures);
  return (file) => {
    const picture = all[file];
    if (picture) return picture;
    throw new Error(`There is no picture "${file}" in site/pictures.`);
  };
}
