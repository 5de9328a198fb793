import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';
import { link } from '../../styles/link.ts';
import { touchLayer } from '../../styles/touch-target.ts';

interface TextLinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** Opens in a new tab and says so: the words that screen readers read for the arrow. */
  newTabLabel?: string;
  /** The language of the words and of the target, where it is not the page's. */
  lang?: string;
  /** It stands in no text, so that it can be as large as a finger needs. */
  alone?: boolean;
  /** A link on a dark ground is light. */
  onDark?: boolean | undefined;
}

/** A link within text or in a list of links. */
export function TextLink({ newTabLabel, lang, alone, onDark, children, ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      data-alone={alone || undefined}
      data-on-dark={onDark || undefined}
      {...(lang && { lang, hrefLang: lang })}
      {...(newTabLabel && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTabLabel && (
        <Arrow>
          {WORD_JOINER}
          <Icon icon={ArrowUpRight} size="text" aria-label={newTabLabel} />
        </Arrow>
      )}
    </Anchor>
  );
}

/** No line breaks around it: the arrow stays with the last word. */
const WORD_JOINER = '\u2060';

const Anchor = styled('a')(({ theme }) => ({
  ...link(theme),
  '&[data-alone]': touchLayer(theme),
  '&[data-on-dark]': {
    color: 'inherit',
    '&:focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
  },
}));

const Arrow = styled('span')({
  whiteSpace: 'nowrap',
  '& > svg': { marginInlineStart: ems(0.25), verticalAlign: '-0.125em' },
});
