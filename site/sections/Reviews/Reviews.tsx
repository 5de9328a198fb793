import { reviews } from 'virtual:content';
import { styled } from '@mui/material/styles';
import { Rating } from '../../../design-system/Rating/Rating.tsx';
import { ReviewCard } from '../../../design-system/ReviewCard/ReviewCard.tsx';
import { ReviewWall } from '../../../design-system/ReviewWall/ReviewWall.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Statistic, StatisticList } from '../../../design-system/Statistic/Statistic.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Text } from '../../../design-system/Text/Text.tsx';
import { TextLink } from '../../../design-system/TextLink/TextLink.tsx';
import { claim } from '../../content/claims.ts';
import { ratingOf } from '../../content/reviews.ts';
import type { Review } from '../../content/schemas.ts';
import { statistics } from '../../content/statistics.ts';
import { formatDay } from '../../format-day.ts';
import { useSite } from '../../SiteProvider.tsx';
import { SourceNote } from '../../SourceNote.tsx';
import { useText } from '../../useText.ts';
import { titleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';

interface ReviewsProps {
  /** Left out: those of the brand's review widget. Without any the wall is not shown. */
  written?: readonly Review[];
}

/** What clients say and how many they are, with what the law wants to stand beside it. */
export function Reviews({ written }: ReviewsProps) {
  const t = useText();
  const { brand, locale } = useSite();
  const shown = written ?? reviews[brand.reviewWidget]?.[locale] ?? [];
  const rating = ratingOf(brand);
  const { ratingValue, ratingCount, bestRating } = rating;
  const starsLabel = (stars: number) => t('reviews.stars', { stars, best: bestRating });
  return (
    <SectionBand of="reviews" tone="sand">
      <Columns data-alone={shown.length === 0 || undefined}>
        <Aside>
          <SectionHeading
            id={titleId('reviews')}
            eyebrow={t('reviews.eyebrow')}
            title={t('reviews.title', { value: ratingValue, best: bestRating, count: ratingCount })}
          />
          <Rating value={ratingValue} best={bestRating} label={starsLabel(ratingValue)} />
          <StatisticList>
            {statistics.map(({ claim: id, prefix, value, label }) => (
              <Statistic
                key={id}
                {...(prefix && { prefix: t(prefix) })}
                value={t(value, { value: claim(id).value })}
                label={t(label)}
              />
            ))}
          </StatisticList>
          <TextLink
            href={brand.urls.reviews[locale]}
            newTab={t('frame.newTab')}
            data-location="reviews"
          >
            {t('reviews.all')}
          </TextLink>
          <Text variant="note" tone="subtle">
            {t('reviews.authenticity')}
          </Text>
        </Aside>
        {shown.length > 0 && (
          <Wall label={t('reviews.wall')}>
            {shown.map(({ stars, date, text, author }) => (
              <ReviewCard
                key={author}
                stars={stars}
                starsLabel={starsLabel(stars)}
                text={text}
                author={author}
                dateTime={date}
                date={formatDay(date, locale)}
              />
            ))}
          </Wall>
        )}
        <SourceNote claims={[...rating.claims, ...statistics.map(({ claim: id }) => id)]} />
      </Columns>
    </SectionBand>
  );
}

const Columns = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xl,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    gridTemplateRows: '1fr auto',
    columnGap: theme.vars.space.xxl,
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

const Wall = styled(ReviewWall)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2 / span 2' },
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.vars.space.l,
}));
