import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { toAddress } from '../config/address.ts';
import { useSite } from '../provider/site-context.ts';
import { OfferButton } from '../visitors/lead/OfferButton.tsx';

interface StartLinkProps {
  /** The section that it ends: why its reader would go on. */
  after: 'comparison' | 'pensionGap';
}

/** The way to the plan at the end of an argument, beside why its reader would go on: no lone button. */
export function StartLink({ after }: StartLinkProps) {
  const { brand, locale } = useSite();
  // A visitor who has a pension sees it instead.
  const Link = after === 'pensionGap' ? OfferButton : Button;
  return (
    <Row>
      <Text tone="secondary">
        <FormattedMessage id={`start.${after}`} />
      </Text>
      <Link variant="outlined" href={toAddress(brand.urls.offer[locale])} data-cta="cta">
        <FormattedMessage id="frame.cta" />
      </Link>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'fit-content(100%)',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: theme.vars.space.m,
}));
