import { styled } from '@mui/material/styles';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  /** Opens in a new tab and says so: the words for those who do not see the arrow. */
  newTab?: string;
  /** The language of the words and of the target, where it is not the page's. */
  lang?: string;
  /** On the deep ground a link is light. */
  ground?: 'light' | 'deep';
  children: ReactNode;
}

/** A link within text or in a list of links. */
export function TextLink({ href, newTab, lang, ground = 'light', children }: TextLinkProps) {
  return (
    <Anchor
      href={href}
      ground={ground}
      {...(lang && { lang, hrefLang: lang })}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && <ArrowUpRight role="img" aria-label={newTab} />}
    </Anchor>
  );
}

const Anchor = styled('a', { shouldForwardProp: (name) => name !== 'ground' })<{
  ground: 'light' | 'deep';
}>(({ theme, ground }) => ({
  color: ground === 'deep' ? 'inherit' : theme.vars.color.text.accent,
  textDecorationThickness: theme.vars.border.thin,
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecorationThickness: theme.vars.border.strong },
  '& > svg': {
    display: 'inline-block',
    inlineSize: '1em',
    blockSize: '1em',
    marginInlineStart: '0.25em',
    verticalAlign: '-0.125em',
  },
  ...(ground === 'deep' && {
    '&:focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
  }),
}));
