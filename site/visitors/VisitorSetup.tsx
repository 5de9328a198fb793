import { useIntl } from 'react-intl';
import { NO_OPTIONS } from '../config/visitor-options.ts';
import { formatEmbeddedJson } from '../islands/embedded-json.ts';
import { useSay, useSite } from '../provider/site-context.ts';
import { useVisitorOptions } from '../provider/useVisitorOptions.ts';
import { ConsentStyle } from './consent/ConsentStyle.tsx';
import { CONSENT_HOST } from './consent/consent.ts';
import { createConsentTexts, listPurposes } from './consent/consent-texts.ts';
import { PAYLOAD, type VisitorPayload } from './payload.ts';

/** Data for the scripts about visitors. Nothing at all in a default build. */
export function VisitorSetup({ isLanding }: { isLanding: boolean }) {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const say = useSay();
  const options = useVisitorOptions();
  if (options === NO_OPTIONS) return null;
  const purposes = listPurposes(options);
  const asks = purposes.length > 0;
  const payload: VisitorPayload = {
    product: brand.product[locale],
    isLanding,
    ...(asks && { consent: createConsentTexts(intl, say, purposes) }),
  };
  return (
    <>
      {asks && <ConsentStyle />}
      {asks && <div id={CONSENT_HOST} />}
      <script
        type="application/json"
        {...{ [PAYLOAD]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can begin or end in this JSON
        dangerouslySetInnerHTML={{ __html: formatEmbeddedJson(payload) }}
      />
    </>
  );
}
