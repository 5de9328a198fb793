import { reviews } from 'virtual:content';
import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { ReviewCard } from '../../../design-system/cards/ReviewCard/ReviewCard.tsx';
import { ReviewWall } from '../../../design-system/cards/ReviewWall/ReviewWall.tsx';
import { Statistic, StatisticList } from '../../../design-system/cards/Statistic/Statistic.tsx';
import { Disclosure } from '../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { focusRing } from '../../../design-system/styles/focus-ring.ts';
import { ems } from '../../../design-system/styles/lengths.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { toAddress } from '../../config/address.ts';
import { claims } from '../../content/claims/claims.ts';
import { getRating } from '../../content/reviews.ts';
import type { Review } from '../../content/schemas.ts';
import { statistics } from '../../content/statistics.ts';
import { formatDay } from '../../i18n/format-day.ts';
import { useSite } from '../../provider/site-context.ts';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';

interface ReviewsProps {
  /** Left out: those of the brand's review widget. Without any the wall is not shown. */
  written?: readonly Review[];
}

/** The reviews of clients and how many these are, with what the law wants to stand beside it. */
export function Reviews({ written }: ReviewsProps) {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const shown = written ?? reviews[brand.reviewWidget]?.[locale] ?? [];
  const { ratingValue, ratingCount, bestRating, rated } = getRating(brand);
  const card = ({ stars, date, text, author }: Review, at?: number) => (
    <ReviewCard
      key={author}
      size={at === 0 ? 'large' : 'medium'}
      stars={stars}
      starsLabel={intl.formatMessage({ id: 'reviews.stars' }, { stars, best: bestRating })}
      text={text}
      author={author}
      dateTime={date}
      date={formatDay(date, locale)}
    />
  );
  return (
    <SectionBand section="reviews" tone="sand">
      <Stack>
        <Head>
          <div>
            <SectionHead
              section="reviews"
              title={intl.formatMessage(
                { id: 'reviews.title' },
                { value: ratingValue, best: bestRating, count: ratingCount },
              )}
            />
            <Text tone="secondary">
              <FormattedMessage
                id="reviews.authenticity"
                values={{ rated: rated?.[locale] ?? 'none' }}
              />{' '}
              <TextLink
                href={toAddress(brand.urls.reviews[locale])}
                newTabLabel={intl.formatMessage({ id: 'frame.newTab' })}
                data-location="reviews"
              >
                <FormattedMessage id="reviews.all" />
              </TextLink>
              <SourceRefs section="reviews" />
            </Text>
          </div>
          <StatisticList>
            {statistics.map(({ name, claim, isLowerBound }) => (
              <Statistic
                key={name}
                {...(isLowerBound && { prefix: intl.formatMessage({ id: 'reviews.over' }) })}
                value={intl.formatMessage(
                  { id: `reviews.${name}.value` },
                  { value: claims[claim].value },
                )}
                label={intl.formatMessage({ id: `reviews.${name}.label` })}
              />
            ))}
          </StatisticList>
        </Head>
        <Voices>
          {shown.length > 0 && (
            <First
              role="region"
              aria-label={intl.formatMessage({ id: 'reviews.first' })}
              tabIndex={0}
            >
              {shown.slice(0, AT_FIRST).map(card)}
            </First>
          )}
          {shown.length > AT_FIRST && (
            <Rest
              variant="inline"
              summary={intl.formatMessage(
                { id: 'reviews.more' },
                { count: shown.length - AT_FIRST },
              )}
            >
              <ReviewWall label={intl.formatMessage({ id: 'reviews.eyebrow' })}>
                {shown.slice(AT_FIRST).map((review) => card(review))}
              </ReviewWall>
            </Rest>
          )}
        </Voices>
      </Stack>
    </SectionBand>
  );
}

/** Enough for a first impression; the wall has the rest. */
const AT_FIRST = 3;

/** The rating with what the law wants to stand beside it, and how many it stands for. */
const Head = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: `${theme.vars.space.m} ${theme.vars.space.xxl}`,
  '& > div': { ...oneColumn, gap: theme.vars.space.s },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: COLUMNS, alignItems: 'end' },
}));

/** Of the twelve columns of the page, seven and five. */
const COLUMNS = 'minmax(0, 7fr) minmax(0, 5fr)';

/**
 * From `md` up the first voice is large, with the others beside it, and below it is what opens the wall,
 * which has all the width.
 */
const Voices = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: COLUMNS,
    gap: `0 ${theme.vars.space.xxl}`,
    alignItems: 'start',
  },
}));

/**
 * On a phone they are moved by finger, and one peeks in: they scroll up to the edges of the screen and
 * rest in line with everything else.
 */
const First = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(min(85%, ${ems(13)}), 1fr)`,
    gap: theme.vars.space.m,
    marginInline: `calc(-1 * ${theme.vars.space.gutter})`,
    paddingInline: theme.vars.space.gutter,
    scrollPaddingInline: theme.vars.space.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.color.line.control} transparent`,
    '& > *': { scrollSnapAlign: 'start' },
    '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
    // Inside, because there is nothing beyond the edges of the screen.
    '&:focus-visible': {
      ...focusRing(theme),
      outlineOffset: `calc(-1 * ${theme.vars.border.focus})`,
    },
  },
  [theme.breakpoints.up('md')]: {
    display: 'contents',
    '& > *': { gridColumn: 2, gridRow: 'span 2', paddingBlockEnd: theme.vars.space.xs },
    '& > [data-size="large"]': { gridColumn: 1, gridRow: '1 / span 3' },
  },
}));

/** Below the first voice. Its wall is a part of the grid where browsers can make it one. */
const Rest = styled(Disclosure)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridColumn: 1,
    gridRow: 4,
    '@supports selector(::details-content)': {
      display: 'contents',
      '& > summary': { gridColumn: 1, gridRow: 4 },
      '&::details-content': { gridColumn: '1 / -1', gridRow: 5 },
    },
  },
}));
