import { keyframes, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { ems } from '../../styles/lengths.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { Text } from '../Text/Text.tsx';

type HeadingVariant = 'statement' | 'caption';

interface SectionHeadingProps extends ComponentProps<'div'> {
  /** The anchor of the heading, for `aria-labelledby` of its section. */
  id: string;
  /** A few words above the title that say what kind of section this is. */
  eyebrow?: string;
  /** A statement or a question of the reader. */
  title: string;
  /** One paragraph that says what the section answers. */
  lead?: ReactNode;
  /** Left out, at the start. */
  align?: 'center';
  /** The title is a `statement` over the section, a `caption` of its picture, or beside its lead. */
  variant?: HeadingVariant | undefined;
  /** All texts are light. */
  onDark?: boolean;
}

/**
 * The opening of a section: eyebrow, title and lead in one rhythm. Where it has the width of a page,
 * the lead stands beside the title, unless the variant has another place for it.
 */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, eyebrow, title, lead, align, variant, onDark, ...rest } = props;
  const isCaption = variant === 'caption';
  return (
    <Frame {...rest}>
      <Lines
        data-align={align}
        data-variant={variant}
        data-beside={(lead && !align && !variant) || undefined}
      >
        {eyebrow && (
          <Text variant="label" component="p" tone="accent" onDark={onDark} data-part="eyebrow">
            {eyebrow}
          </Text>
        )}
        <Text
          variant={isCaption ? 'subtitle' : (variant ?? 'title')}
          component="h2"
          tone="primary"
          onDark={onDark}
          align={align}
          id={id}
        >
          {title}
        </Text>
        {lead && (
          <Text
            variant={isCaption ? 'body' : 'lead'}
            tone="secondary"
            onDark={onDark}
            align={align}
          >
            {lead}
          </Text>
        )}
      </Lines>
    </Frame>
  );
}

/** The heading asks how much room its place has, not how wide the screen is. */
const Frame = styled('div')({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** Where the sun of an eyebrow comes from: below its line. */
const below = keyframes({ from: { backgroundPosition: `50% ${ems(0.6)}, 0 100%` } });

/** Words behind a small sun, which rises over its line while the section comes into view. */
function eyebrow({ vars }: Theme) {
  const { sun, far } = vars.color.scene;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: ems(2.25),
      blockSize: ems(0.65),
      backgroundImage: `radial-gradient(circle at 50% 100%, ${sun} ${ems(0.5)}, transparent ${ems(0.55)}), linear-gradient(${far}, ${far})`,
      backgroundSize: `100% 100%, 100% ${vars.border.strong}`,
      backgroundPosition: '50% 0, 0 100%',
      backgroundRepeat: 'no-repeat',
      '@media (prefers-reduced-motion: no-preference)': {
        '@supports (animation-timeline: view())': {
          animation: `${below} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 30%',
        },
      },
      '@media print, (forced-colors: active)': { display: 'none' },
    },
  };
}

const Lines = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  justifyItems: 'start',
  '&[data-align="center"]': { justifyItems: 'center' },
  '& > [data-part="eyebrow"]': eyebrow(theme),
  // On a phone the title has to do: the words above it are only heard.
  [theme.breakpoints.down('sm')]: { '& > [data-part="eyebrow"]': visuallyHidden },
  '& > h2': { maxInlineSize: theme.vars.size.heading },
  ...styleByValue<HeadingVariant>('variant', {
    statement: {},
    caption: { gap: theme.vars.space.xxs },
  }),
  [`@container (min-inline-size: ${ems(56)})`]: {
    '&[data-beside]': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.vars.space.xxl,
      '& > [data-part="eyebrow"]': { gridColumn: '1 / -1' },
    },
  },
}));
