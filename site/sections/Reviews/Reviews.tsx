import { reviews } from 'virtual:content';
import { styled } from '@mui/material/styles';
import { ems } from '../../../design-system/lengths.ts';
import { ReviewCard } from '../../../design-system/ReviewCard/ReviewCard.tsx';
import { ReviewWall } from '../../../design-system/ReviewWall/ReviewWall.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { Statistic, StatisticList } from '../../../design-system/Statistic/Statistic.tsx';
import { touchTarget } from '../../../design-system/styles/touch-target.ts';
import { Text } from '../../../design-system/Text/Text.tsx';
import { TextLink } from '../../../design-system/TextLink/TextLink.tsx';
import { claim } from '../../content/claims.ts';
import { ratingOf } from '../../content/reviews.ts';
import type { Review } from '../../content/schemas.ts';
import { statistics } from '../../content/statistics.ts';
import { formatDay } from '../../format-day.ts';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';
import { titleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';

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
  const card = ({ stars, date, text, author }: Review) => (
    <ReviewCard
      key={author}
      stars={stars}
      starsLabel={starsLabel(stars)}
      text={text}
      author={author}
      dateTime={date}
      date={formatDay(date, locale)}
    />
  );
  return (
    <SectionBand of="reviews" tone="sand">
      <Stack>
        <SectionHeading
          id={titleId('reviews')}
          eyebrow={t('reviews.eyebrow')}
          title={t('reviews.title', { value: ratingValue, best: bestRating, count: ratingCount })}
        />
        <Figures>
          {statistics.map(({ claim: id, prefix, value, label }) => (
            <Statistic
              key={id}
              {...(prefix && { prefix: t(prefix) })}
              value={t(value, { value: claim(id).value })}
              label={t(label)}
            />
          ))}
        </Figures>
        {shown.length > 0 && <First>{shown.slice(0, AT_FIRST).map(card)}</First>}
        {shown.length > AT_FIRST && (
          <Rest>
            <summary>{t('reviews.more', { count: shown.length })}</summary>
            <ReviewWall label={t('reviews.wall')}>{shown.slice(AT_FIRST).map(card)}</ReviewWall>
          </Rest>
        )}
        <Text variant="note" tone="subtle">
          <TextLink
            href={brand.urls.reviews[locale]}
            newTab={t('frame.newTab')}
            data-location="reviews"
          >
            {t('reviews.all')}
          </TextLink>{' '}
          {t('reviews.authenticity')}
          <SourceRefs of="reviews" />
        </Text>
      </Stack>
    </SectionBand>
  );
}

/** Enough to hear a voice; the wall has the rest. */
const AT_FIRST = 3;

/** The three figures beside each other, ruled like a sheet. */
const Figures = styled(StatisticList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(6)}, 33% - ${theme.vars.space.l}), 1fr))`,
  columnGap: theme.vars.space.l,
}));

/** As many beside each other as have room; on a phone one below the other. */
const First = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Rest = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.label,
    ...touchTarget(theme),
    inlineSize: 'fit-content',
    gap: theme.vars.space.xs,
    color: theme.vars.color.action.main,
    cursor: 'pointer',
  },
  '&[open] > summary': { paddingBlockEnd: theme.vars.space.s },
}));
