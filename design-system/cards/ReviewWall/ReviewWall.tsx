import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { focusRing } from '../../styles/focus-ring.ts';
import { ems } from '../../styles/lengths.ts';

interface ReviewWallProps extends ComponentProps<'div'> {
  /** Name of the region, e.g. `Reviews`. */
  label: string;
  /** False shows the first reviews only and takes no scrolling away from the page. */
  scrollable?: boolean;
}

/**
 * Reviews side by side in a window of fixed height, or as high as they are if they are few, whose lower
 * edge fades. It scrolls by wheel, by finger and, once focused, by the arrow keys.
 */
export function ReviewWall({ label, scrollable = true, children, ...rest }: ReviewWallProps) {
  return (
    <Root {...rest}>
      <Window
        data-still={!scrollable || undefined}
        role="region"
        aria-label={label}
        {...(scrollable && { tabIndex: 0 })}
      >
        <Columns>{children}</Columns>
      </Window>
    </Root>
  );
}

/** Carries the focus ring of its window, which the fade would cut. */
const Root = styled('div')(({ theme }) => ({
  borderRadius: theme.vars.radius.medium,
  '&:has(> :focus-visible)': focusRing(theme),
}));

/**
 * A little more than the window, and more than two of a phone, so that the wall is left by scrolling on.
 * Of the window that stays still while a phone's bars slide away.
 */
const HEIGHT = 'calc(100svh * 1.05)';
const HEIGHT_ON_PHONE = 'calc(100svh * 2.2)';

const Window = styled('div')(({ theme }) => {
  const fade = theme.vars.space.xxxl;
  return {
    maxBlockSize: HEIGHT,
    overflowY: 'auto',
    '&[data-still]': { overflowY: 'clip' },
    paddingBlockEnd: fade,
    maskImage: `linear-gradient(to top, transparent, black ${fade})`,
    borderRadius: 'inherit',
    outline: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.color.line.control} transparent`,
    // A window of exactly 480 px is still a phone's.
    [theme.breakpoints.down(theme.breakpoints.values.phone + 1)]: { maxBlockSize: HEIGHT_ON_PHONE },
    '@media print': { maxBlockSize: 'none', maskImage: 'none' },
  };
});

const Columns = styled('div')(({ theme }) => ({
  columnWidth: ems(17),
  columnGap: theme.vars.space.m,
  '& > *': { breakInside: 'avoid', marginBlockEnd: theme.vars.space.m },
}));
