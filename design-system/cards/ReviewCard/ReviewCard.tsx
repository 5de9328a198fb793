import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { oneColumn } from '../../styles/one-column.ts';
import { Text } from '../../text/Text/Text.tsx';
import { Rating } from '../Rating/Rating.tsx';

interface ReviewCardProps extends ComponentProps<'article'> {
  stars: number;
  /** The stars in words, e.g. `5 of 5 stars`. */
  starsLabel: string;
  text: string;
  author: string;
  /** `YYYY-MM-DD`, for `startRelativeDates`. */
  dateTime: string;
  /** The date as people write it. */
  date: string;
}

const BEST = 5;

/** The review of one client. */
export function ReviewCard(props: ReviewCardProps) {
  const { stars, starsLabel, text, author, dateTime, date, ...rest } = props;
  return (
    <Card {...rest}>
      <Rating value={stars} best={BEST} label={starsLabel} />
      <blockquote>{text}</blockquote>
      <Text variant="note" tone="subtle">
        <b>{author}</b> ·{' '}
        <time dateTime={dateTime} data-relative="">
          {date}
        </time>
      </Text>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.vars.space.s,
  padding: theme.vars.space.l,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.surface.raised,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media (forced-colors: active)': { border: `${theme.vars.border.thin} solid` },
}));
