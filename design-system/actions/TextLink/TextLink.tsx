import styled from '@emotion/styled';
import Link, { type LinkProps, type LinkTypeMap } from '@mui/material/Link';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { ArrowUpRight } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems } from '../../styles/lengths.ts';

interface TextLinkOwnProps {
  /** Where it leads. */
  href?: string | undefined;
  /** Opens in a new tab and says so: the words that screen readers read for the arrow. */
  newTabLabel?: string | undefined;
  /** The language of the words and of the target, where it is not the page's. */
  lang?: string | undefined;
  /** It stands in no text, so that it can be as large as a finger needs. */
  alone?: boolean | undefined;
  /** A link on a dark ground is light. */
  onDark?: boolean | undefined;
}

type TextLinkProps = TextLinkOwnProps & Omit<LinkProps, keyof TextLinkOwnProps>;

/** A link within text or in a list of links: MUI's, which can say that it opens a new tab. */
export const TextLink: OverridableComponent<LinkTypeMap<TextLinkOwnProps, 'a'>> = (
  props: TextLinkProps,
) => {
  const { newTabLabel, lang, alone, onDark, children, ...rest } = props;
  return (
    <Link
      {...(onDark && { color: 'inherit' })}
      {...rest}
      data-alone={alone || undefined}
      {...(lang && { lang, hrefLang: lang })}
      {...(newTabLabel && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTabLabel && (
        <Arrow>
          {WORD_JOINER}
          <Icon icon={ArrowUpRight} fontSize="inherit" aria-label={newTabLabel} />
        </Arrow>
      )}
    </Link>
  );
};

/** No line breaks around it: the arrow stays with the last word. */
const WORD_JOINER = '\u2060';

const Arrow = styled('span')({
  whiteSpace: 'nowrap',
  '& > svg': { marginInlineStart: ems(0.25), verticalAlign: '-0.125em' },
});
