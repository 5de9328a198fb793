import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../../../design-system/actions/Button/Button.tsx';
import { toAddress } from '../../config/address.ts';
import { useSite } from '../../provider/site-context.ts';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';

/**
 * A way to the offer. In a build that knows about leads, a visitor who has a pension reads the
 * logged-in wording and gets to the pension instead. Both wordings have their room from the start,
 * so that nothing moves when the answer comes.
 */
export function OfferButton({ children, ...rest }: ButtonProps) {
  const { brand, locale } = useSite();
  const { lead } = useVisitorOptions();
  if (lead === undefined) return <Button {...rest}>{children}</Button>;
  return (
    <Button {...rest} {...{ [PENSION_HREF]: toAddress(brand.urls.pensionOffer[locale]) }}>
      <Wordings>
        <span>{children}</span>
        <span data-for="pension">
          <FormattedMessage id="lead.cta" />
        </span>
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
