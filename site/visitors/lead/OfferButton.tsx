import { styled } from '@mui/material/styles';
import { Button, type ButtonLinkProps } from '../../../design-system/actions/Button/Button.tsx';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';

type OfferButtonProps = Omit<ButtonLinkProps, 'href' | 'children'> & {
  /** Where it leads; left out, to the offer itself. */
  href?: string;
  children: string;
};

/**
 * The way to the offer. In a build that knows about leads, a visitor who has a pension reads the
 * logged-in wording and gets to the pension instead. Both wordings have their room from the start,
 * so that nothing moves when the answer comes.
 */
export function OfferButton({ href, children, ...rest }: OfferButtonProps) {
  const { brand, locale, t } = useSite();
  const { lead } = useVisitorOptions();
  const target = href ?? brand.urls.offer[locale];
  if (lead === undefined)
    return (
      <Button {...rest} href={target}>
        {children}
      </Button>
    );
  return (
    <Button {...rest} href={target} {...{ [PENSION_HREF]: brand.urls.pensionOffer[locale] }}>
      <Wordings>
        <span>{children}</span>
        <span data-for="pension">{t('lead.cta')}</span>
      </Wordings>
    </Button>
  );
}

/** The attribute that holds where a visitor with a pension gets. */
const PENSION_HREF = 'data-pension-href';

const Wordings = styled('span')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  'html:not([data-pension]) & > [data-for="pension"]': { visibility: 'hidden' },
  'html[data-pension] & > :not([data-for])': { visibility: 'hidden' },
});
