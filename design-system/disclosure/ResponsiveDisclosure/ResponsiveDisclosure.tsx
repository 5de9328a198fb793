import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { oneColumn } from '../../styles/one-column.ts';
import { Text } from '../../text/Text/Text.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';

interface ResponsiveDisclosureProps extends ComponentProps<typeof Root> {
  /** Right with and without something to open. */
  summary: string;
  /** Its level in the outline of the page. */
  headingLevel: 'h2' | 'h3' | 'h4';
  /** Open on a phone too, as soon as this turns true. Only the visitor closes it again. */
  open?: boolean;
  /** What is optional. */
  children: ReactNode;
}

/**
 * Content below its heading. On a phone it is closed until the heading is clicked, so that what is
 * optional takes one line; from `md` up it is always open.
 */
export function ResponsiveDisclosure(props: ResponsiveDisclosureProps) {
  const { summary, headingLevel, open = false, children, ...rest } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [initiallyOpen] = useState(open);
  // Not by the attribute: React would remove it later, and close what the visitor is working in.
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <Root {...rest}>
      <Title>
        <Text variant="label" component={headingLevel}>
          {summary}
        </Text>
      </Title>
      <Details ref={details} open={initiallyOpen} summary={summary} headingLevel={headingLevel}>
        {children}
      </Details>
    </Root>
  );
}

/** A browser that cannot show the content of what is closed lets it be opened at every width. */
const SHOWS_ALL = '@supports selector(::details-content)';

const Root = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.s }));

/** The heading where nothing opens: it is no button there. */
const Title = styled('div')(({ theme }) => ({
  display: 'none',
  [SHOWS_ALL]: { [theme.breakpoints.up('md')]: { display: 'block' } },
}));

const Details = styled(Disclosure)(({ theme }) => ({
  '&[open] > summary': { paddingBlockEnd: theme.vars.space.s },
  [SHOWS_ALL]: {
    [theme.breakpoints.up('md')]: {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > summary': { display: 'none' },
    },
  },
}));
