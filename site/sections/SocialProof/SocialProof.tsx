import { styled } from '@mui/material/styles';
import { Band } from '../../../design-system/Band/Band.tsx';
import { Rating } from '../../../design-system/Rating/Rating.tsx';
import { ReviewCard } from '../../../design-system/ReviewCard/ReviewCard.tsx';
import { ReviewWall } from '../../../design-system/ReviewWall/ReviewWall.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Statistic, StatisticList } from '../../../design-system/Statistic/Statistic.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { TextLink } from '../../../design-system/TextLink/TextLink.tsx';
import { claim } from '../../content/claims.ts';
import { ratingOf, reviews } from '../../content/reviews.ts';
import { statistics } from '../../content/statistics.ts';
import { formatDay } from '../../format-day.ts';
import { useSite } from '../../SiteProvider.tsx';
import { SourceNote } from '../../SourceNote.tsx';
import { useText } from '../../useText.ts';

/** What clients say and how many they are, with what the law wants to stand beside it. */
export function SocialProof() {
  const t = useText();
  const { brand, locale } = useSite();
  const rating = ratingOf(brand);
  const { ratingValue, ratingCount, bestRating } = rating;
  const starsLabel = (stars: number) => t('proof.stars', { stars, best: bestRating });
  return (
    <Band tone="sand" id="reviews" labelledBy="proof-title">
      <Columns>
        <Aside>
          <SectionHeading
            id="proof-title"
            eyebrow={t('proof.eyebrow')}
            title={t('proof.title', { value: ratingValue, best: bestRating, count: ratingCount })}
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
          <TextLink href={brand.urls.reviews[locale]} newTab={t('frame.newTab')}>
            {t('proof.all')}
          </TextLink>
          <Text variant="note" tone="subtle">
            {t('proof.authenticity')}
          </Text>
        </Aside>
        <ReviewWall label={t('proof.wall')}>
          {reviews.map(({ stars, date, text, author }) => (
            <ReviewCard
              key={author}
              stars={stars}
              starsLabel={starsLabel(stars)}
              text={text[locale]}
              author={author}
              dateTime={date}
              date={formatDay(date, locale)}
            />
          ))}
        </ReviewWall>
        <SourceNote claims={[...rating.claims, ...statistics.map(({ claim: id }) => id)]} />
      </Columns>
    </Band>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    gridTemplateRows: '1fr auto',
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
  },
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(4),
}));
