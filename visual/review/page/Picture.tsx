import type { ComponentProps, CSSProperties } from 'react';
import type { Image } from '../../model/report.ts';
import { listParts, positionAt } from './canvas.ts';
import { getPictureUrl } from './labels.ts';
import { useReview } from './review-context.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'style'> {
  image: Image;
  alt: string;
  style: CSSProperties;
}

/** A picture; what a small report has left out of its file stays empty. */
export function Picture({ image, alt, style, ...own }: PictureProps) {
  const { report } = useReview().state;
  return (
    <span className="picture" style={style}>
      {listParts(image).map(({ part, file }, index) => (
        <span key={part.y} className="picture" style={positionAt(part, image)}>
          <img
            src={getPictureUrl(image, report)}
            alt={index === 0 ? alt : ''}
            style={positionAt(file, part)}
            {...own}
          />
        </span>
      ))}
    </span>
  );
}
