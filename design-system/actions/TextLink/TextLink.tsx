import { styled } from '@mui/material/styles';
import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../lengths.ts';
import { link } from '../../styles/link.ts';

interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Opens in a new tab and says so: the words that screen readers read for the arrow. */
  newTab?: string;
  /** The language of the words and of the target, where it is not the page's. */
  lang?: string;
  /** On the deep ground a link is light. */
  ground?: 'deep' | undefined;
}

/** A link within text or in a list of links. */
export function TextLink({ newTab, lang, ground, children, ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      data-ground={ground}
      {...(lang && { lang, hrefLang: lang })}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && <Icon of={ArrowUpRight} size="text" aria-label={newTab} />}
    </Anchor>
  );
}

const Anchor = styled('a')(({ theme }) => ({
  ...link(theme),
  '& > svg': { marginInlineStart: ems(0.25), verticalAlign: '-0.125em' },
  '&[data-ground="deep"]': {
    color: 'inherit',
    '&:focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
  },
}));
