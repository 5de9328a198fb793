import { Article } from '../../design-system/Article/Article.tsx';
import { keysOf } from '../../design-system/keys-of.ts';
import { Text } from '../../design-system/Text/Text.tsx';
import { TextLink } from '../../design-system/TextLink/TextLink.tsx';
import { formatEuro } from '../format.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { homePath } from '../frame/section-links.ts';
import { useSite } from '../SiteProvider.tsx';
import { linkTo } from '../sections/anchors.ts';
import { openingChoices } from '../sections/Comparison/choices.ts';
import { DEFAULT_INPUTS } from '../sections/Comparison/fields.ts';
import { DETAILS_PATHS, layerAnchor } from '../sections/Comparison/layers/addresses.ts';
import { LAYERS } from '../sections/Comparison/layers/layers.ts';

/** What the layers on this page are about. */
const REQUEST = openingChoices(DEFAULT_INPUTS);

/** Every view at once: a page is rendered in one go and cannot wait for them. */
const VIEWS = await Promise.all(
  keysOf(LAYERS).map(async (key) => ({ key, View: await LAYERS[key]() })),
);

/** Everything that the calculator explains on demand, open, for the inputs that it opens with. */
export function CalculatorDetailsView() {
  const { locale, t } = useSite();
  const { age, monthlyContribution, oneTimeContribution, annualIncrement } = DEFAULT_INPUTS;
  return (
    <SiteFrame paths={DETAILS_PATHS}>
      <Article
        title={t('detailsPage.title')}
        lead={t('detailsPage.lead', {
          age,
          monthly: formatEuro(monthlyContribution),
          once: formatEuro(oneTimeContribution),
          increment: annualIncrement,
        })}
        action={
          <TextLink href={linkTo('comparison', homePath(locale))}>
            {t('detailsPage.calculator')}
          </TextLink>
        }
      >
        {VIEWS.map(({ key, View }) => (
          <section key={key} id={layerAnchor(key)}>
            <Text variant="subtitle" as="h2">
              {t(`comparison.calculator.layer.${key}`)}
            </Text>
            <View request={REQUEST} />
          </section>
        ))}
      </Article>
    </SiteFrame>
  );
}
