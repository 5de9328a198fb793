import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../../lib/objects.ts';
import { DETAILS_PATHS, getDetailAnchor } from '../../calculator/comparison/details/addresses.ts';
import { DETAILS, type DetailKey } from '../../calculator/comparison/details/details.ts';
import { getOpeningChoices } from '../../calculator/comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../../calculator/comparison/state/fields.ts';
import { linkTo } from '../../config/anchors.ts';
import { formatEuro } from '../../i18n/format.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getHomePath } from '../../layout/section-links.ts';
import { useSite } from '../../provider/site-context.ts';

/** The calculation that this page explains. */
const REQUEST = getOpeningChoices();

/** Every view at once: a page is rendered in one go and cannot wait for them. */
const VIEWS = await Promise.all(
  keysOf(DETAILS).map(async (key) => ({ key, View: await DETAILS[key]() })),
);

/** Panels that hold for every plan: whoever a link leads to another could take its figures for their own. */
const WITHOUT_VALUES: readonly DetailKey[] = ['leavesOut', 'assumptions'];

/** Everything that the calculator explains on demand, open, for the inputs that it opens with. */
export function Page() {
  const { locale } = useSite();
  const intl = useIntl();
  const values = {
    age: DEFAULT_INPUTS.age,
    monthly: formatEuro(DEFAULT_INPUTS.monthlyContribution),
    once: formatEuro(DEFAULT_INPUTS.oneTimeContribution),
    increment: DEFAULT_INPUTS.annualIncrement,
  };
  return (
    <SiteLayout paths={DETAILS_PATHS}>
      <Article
        title={intl.formatMessage({ id: 'detailsPage.title' })}
        lead={intl.formatMessage({ id: 'detailsPage.lead' }, values)}
        contents={{
          label: intl.formatMessage({ id: 'frame.contents' }),
          links: VIEWS.map(({ key }) => ({
            href: `#${getDetailAnchor(key)}`,
            label: intl.formatMessage({ id: `comparison.calculator.detail.${key}` }),
          })),
        }}
        action={
          <TextLink alone href={linkTo('comparison', getHomePath(locale))}>
            <FormattedMessage id="detailsPage.calculator" />
          </TextLink>
        }
      >
        {VIEWS.map(({ key, View }) => (
          <section key={key} id={getDetailAnchor(key)}>
            <Text variant="subtitle" component="h2">
              <FormattedMessage id={`comparison.calculator.detail.${key}`} />
            </Text>
            {!WITHOUT_VALUES.includes(key) && (
              <Text variant="note">
                <FormattedMessage id="detailsPage.values" values={values} />
              </Text>
            )}
            <View request={REQUEST} />
          </section>
        ))}
      </Article>
    </SiteLayout>
  );
}
