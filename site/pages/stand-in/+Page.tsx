import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { HorizonLayout } from '../../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { STAND_IN_PATHS } from '../../content/stand-ins.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getHomePath } from '../../layout/section-links.ts';
import { useSite } from '../../provider/site-context.ts';
import type { StandInData } from './+data.ts';

/** The page where a link of an invented brand ends: it says so, and where the link would lead. */
export function Page({ standIn }: StandInData) {
  const { locale } = useSite();
  const intl = useIntl();
  const destination = intl.formatMessage({ id: `standIn.${standIn}.destination` });
  return (
    <SiteLayout paths={STAND_IN_PATHS[standIn]}>
      <HorizonLayout>
        <Text variant="hero">
          <FormattedMessage id={`standIn.${standIn}.title`} />
        </Text>
        <Text variant="lead">
          <FormattedMessage id="standIn.text" values={{ destination }} />
        </Text>
        <Button href={getHomePath(locale)}>
          <FormattedMessage id="standIn.back" />
        </Button>
      </HorizonLayout>
    </SiteLayout>
  );
}
