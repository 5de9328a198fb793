import styled from '@emotion/styled';
import type { CardProps } from '@mui/material/Card';
import { oneColumn } from '../../styles/one-column.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { Text } from '../../text/Text/Text.tsx';
import { PlainCard } from '../PlainCard.tsx';
import { Rating } from '../Rating/Rating.tsx';

type ReviewSize = 'medium' | 'large';

interface ReviewCardProps extends CardProps {
  /** How many of five. */
  stars: number;
  /** The stars in words, e.g. `5 of 5 stars`. */
  starsLabel: string;
  /** Word for word as the client wrote it. */
  text: string;
  /** First name and initial. */
  author: string;
  /** `YYYY-MM-DD`, for `startRelativeDates`. */
  dateTime: string;
  /** The date as people write it. */
  date: string;
  /** `large` is the one voice that is read first, from `md` up. */
  size?: ReviewSize;
}

const BEST = 5;

/** The review of one client: a voice below a thin line, then who it is. */
export function ReviewCard(props: ReviewCardProps) {
  const { stars, starsLabel, text, author, dateTime, date, size = 'medium', ...rest } = props;
  return (
    <Voice {...rest} data-size={size === 'medium' ? undefined : size}>
      <blockquote>{text}</blockquote>
      <By>
        <Rating value={stars} max={BEST} label={starsLabel} />
        <Text variant="note" tone="subtle">
          <b>{author}</b> ·{' '}
          <time dateTime={dateTime} data-relative="">
            {date}
          </time>
        </Text>
      </By>
    </Voice>
  );
}

const Voice = styled(PlainCard)(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  gap: theme.vars.space.xs,
  paddingBlockStart: theme.vars.space.s,
  borderBlockStart: rule(theme),
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& > blockquote': { textWrap: 'pretty' },
  ...styleByValue<Exclude<ReviewSize, 'medium'>>('size', {
    large: { [theme.breakpoints.up('md')]: { '& > blockquote': theme.typography.lead } },
  }),
}));

const By = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.vars.space.xs,
}));
