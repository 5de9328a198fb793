import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { toAddress } from '../config/address.ts';
import { useSite } from '../provider/SiteProvider.tsx';

/** The way to the plan at the end of an argument: quiet, in the words that it has everywhere. */
export function StartLink() {
  const { brand, locale } = useSite();
  return (
    <Link variant="outlined" href={toAddress(brand.urls.offer[locale])} data-cta="cta">
      <FormattedMessage id="frame.cta" />
    </Link>
  );
}

const Link = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifySelf: 'start' },
}));
