import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Text } from '../../text/Text/Text.tsx';

/** A picture in several sizes, as vite-imagetools makes it: `import picture from './a.jpg?as=picture&…'`. */
export interface SizedPicture {
  /** What a browser chooses from, by the type of file: `{ avif: '/a.avif 480w, /b.avif 960w' }`. */
  sources: Readonly<Record<string, string>>;
  /** The largest file with its size in px. */
  img: Readonly<{ src: string; w: number; h: number }>;
}

interface PhotoProps extends ComponentProps<'figure'> {
  /** The picture in several sizes. */
  picture: SizedPicture;
  /** Shown in its place in a dark scheme; a photo rarely needs one, a drawing often does. */
  darkPicture?: SizedPicture | undefined;
  /** Description of the picture for who does not see it. Empty, the picture is decoration. */
  alt: string;
  /** How wide its place is, as the attribute `sizes` says it. */
  sizes: string;
  /** The point that stays in view where the frame crops the picture, in percent from its left and top. */
  focus?: Readonly<{ x: number; y: number }>;
  /** Whose it is, below it: `Photo: Jana Weiss`. */
  credit?: string;
}

/**
 * A photo or a drawing that is not the brand's own, in a frame of three to two, with whose it is. It
 * loads when it comes near the view, in the smallest size that is sharp there.
 */
export function Photo({
  picture,
  darkPicture,
  alt,
  sizes,
  focus = MIDDLE,
  credit,
  ...rest
}: PhotoProps) {
  const shown = { alt, sizes, focus };
  return (
    <Figure {...rest}>
      <Sizes {...shown} picture={picture} scheme={darkPicture && 'light'} />
      {darkPicture && <Sizes {...shown} picture={darkPicture} scheme="dark" />}
      {credit && (
        <Text component="figcaption" variant="note" tone="secondary">
          {credit}
        </Text>
      )}
    </Figure>
  );
}

const MIDDLE = { x: 50, y: 50 };

type SizesProps = Required<Pick<PhotoProps, 'picture' | 'alt' | 'sizes' | 'focus'>> & {
  /** Where there is another picture in the other scheme. What is not shown is not fetched. */
  scheme: 'light' | 'dark' | undefined;
};

function Sizes({ picture: { sources, img }, alt, sizes, focus, scheme }: SizesProps) {
  return (
    <picture data-scheme={scheme}>
      {Object.entries(sources).map(([type, srcSet]) => (
        <source key={type} type={`image/${type}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <Picture
        loading="lazy"
        decoding="async"
        src={img.src}
        alt={alt}
        width={img.w}
        height={img.h}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  margin: 0,
  '& > [data-scheme="dark"]': { display: 'none' },
  ...(theme.colorSchemes.dark && {
    [theme.getColorSchemeSelector('dark')]: {
      '& > [data-scheme="light"]': { display: 'none' },
      '& > [data-scheme="dark"]': { display: 'block' },
    },
  }),
}));

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: theme.vars.radius.medium,
}));
