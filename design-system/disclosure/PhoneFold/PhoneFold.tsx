import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { oneColumn } from '../../styles/one-column.ts';
import { Text } from '../../text/Text/Text.tsx';

interface PhoneFoldProps extends ComponentProps<'div'> {
  heading: string;
  headingLevel: 'h3' | 'h4';
  /** Open on a phone too, as soon as this turns true. Only the visitor closes it again. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Content below its heading. On a phone it is closed until the heading is pressed, so that what is
 * optional takes one line; from `md` up it always shows. Native, so it works without JavaScript.
 */
export function PhoneFold({
  heading,
  headingLevel,
  open = false,
  children,
  ...rest
}: PhoneFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [opensFirst] = useState(open);
  // Not by the attribute: React would remove it later, and close what the visitor is working in.
  useEffect(() => {
    if (open && fold.current) fold.current.open = true;
  }, [open]);
  const title = (
    <Text variant="label" component={headingLevel}>
      {heading}
    </Text>
  );
  return (
    <Root {...rest}>
      <Title>{title}</Title>
      <Fold ref={fold} open={opensFirst} aria-label={heading}>
        <summary>
          {title}
          <Icon icon={ChevronDown} />
        </summary>
        {children}
      </Fold>
    </Root>
  );
}

/** A browser that cannot show the content of what is closed lets it be opened at every width. */
const SHOWS_ALL = '@supports selector(::details-content)';

const Root = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.s }));

/** The heading where nothing folds: it is no button there. */
const Title = styled('div')(({ theme }) => ({
  display: 'none',
  [SHOWS_ALL]: { [theme.breakpoints.up('md')]: { display: 'block' } },
}));

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.vars.space.s,
    minBlockSize: theme.vars.size.touch,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary': { paddingBlockEnd: theme.vars.space.s },
  '&[open] > summary > svg': { rotate: '180deg' },
  [SHOWS_ALL]: {
    [theme.breakpoints.up('md')]: {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > summary': { display: 'none' },
    },
  },
}));
