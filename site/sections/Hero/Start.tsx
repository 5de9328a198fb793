import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Globe } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Rating } from '../../../design-system/cards/Rating/Rating.tsx';
import { Icon } from '../../../design-system/drawings/Icon/Icon.tsx';
import { notPrinted } from '../../../design-system/styles/not-printed.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { rule } from '../../../design-system/styles/rule.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { toAddress } from '../../config/address.ts';
import { linkTo } from '../../config/anchors.ts';
import { formatAsOf } from '../../content/claims/format-claims.ts';
import { getRating } from '../../content/reviews.ts';
import { useSite } from '../../provider/site-context.ts';
import { OfferButton } from '../../visitors/lead/OfferButton.tsx';

/** The card of the first view: two ways to start, what others say, and where it pays out. */
export function Start() {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const { ratingValue, bestRating, ratingCount, rated, claims } = getRating(brand);
  return (
    <Card>
      <Ways>
        <OfferButton variant="glow" size="large" href={linkTo('pensionGap')} data-cta="cta1">
          <FormattedMessage id="hero.cta1" />
        </OfferButton>
        <Or>
          <FormattedMessage id="hero.or" />
        </Or>
        <Button variant="outlined" size="large" href={linkTo('comparison')} data-cta="cta2">
          <FormattedMessage id="hero.cta2" />
        </Button>
      </Ways>
      <Facts>
        <div>
          <Stars>
            <Rating
              value={ratingValue}
              max={bestRating}
              label={intl.formatMessage(
                { id: 'reviews.stars' },
                { stars: ratingValue, best: bestRating },
              )}
            />
            <Text variant="label">
              <TextLink
                alone
                href={toAddress(brand.urls.reviews[locale])}
                newTabLabel={intl.formatMessage({ id: 'frame.newTab' })}
                data-location="reviews"
              >
                <FormattedMessage
                  id="hero.rating"
                  values={{ value: ratingValue, count: ratingCount }}
                />
              </TextLink>
            </Text>
          </Stars>
          <Text variant="note" tone="secondary">
            <FormattedMessage
              id="hero.ratingNote"
              values={{ date: formatAsOf(claims[0], locale), rated: rated?.[locale] ?? 'none' }}
            />
          </Text>
        </div>
        <Worldwide>
          <Icon icon={Globe} />
          <Text variant="note">
            <FormattedMessage id="hero.worldwide" />
          </Text>
        </Worldwide>
      </Facts>
    </Card>
  );
}

/** Where the card is as wide as the page, both ways to start stand side by side. */
const ROOMY = ({ breakpoints }: Theme) => breakpoints.between('sm', 'md');

const Card = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  padding: theme.vars.space.l,
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.surface.raised,
  boxShadow: theme.vars.elevation.floating,
}));

const Ways = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  alignItems: 'center',
  [ROOMY(theme)]: { gridTemplateColumns: '1fr auto 1fr' },
}));

/** Paper has no buttons for it to stand between. */
const Or = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  ...notPrinted,
  display: 'flex',
  alignItems: 'center',
  gap: theme.vars.space.s,
  color: theme.vars.color.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderBlockStart: rule(theme),
    [ROOMY(theme)]: { content: 'none' },
  },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  alignItems: 'start',
  [ROOMY(theme)]: { gridTemplateColumns: '1fr 1fr' },
}));

const Stars = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.vars.space.s,
  '& a': { display: 'inline-block', paddingBlock: theme.vars.space.xxs },
}));

const Worldwide = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.vars.space.s,
  color: theme.vars.color.text.accent,
}));
