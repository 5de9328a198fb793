import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide';
import { Button } from '../../../design-system/Button/Button.tsx';
import { fitted } from '../../../design-system/lengths.ts';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Statistic } from '../../../design-system/Statistic/Statistic.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { rule } from '../../../design-system/styles/rule.ts';
import { Text } from '../../../design-system/Text/Text.tsx';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';
import { OfferButton } from '../../visitors/lead/OfferButton.tsx';
import { titleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { Details } from './Details.tsx';
import { type ExamplePerson, gapFigures } from './gap-figures.ts';
import { IncomeChart } from './IncomeChart.tsx';

/** What the statutory pension leaves open for one example person, drawn and calculated at build. */
export function PensionGap(person: ExamplePerson) {
  const t = useText();
  const { brand, locale } = useSite();
  const figures = gapFigures(person);
  const { words } = figures;
  const offer = brand.urls.offer[locale];
  return (
    <SectionBand of="pensionGap" tone="paper">
      <Layout>
        <Place style={{ '--area': 'heading' }}>
          <SectionHeading
            id={titleId('pensionGap')}
            eyebrow={t('pensionGap.eyebrow')}
            title={t('pensionGap.title', { share: words.shareLeft })}
            lead={t('pensionGap.lead', words)}
          />
        </Place>
        <Place style={{ '--area': 'chart' }}>
          <IncomeChart figures={figures} />
        </Place>
        <Place style={{ '--area': 'figures' }}>
          <Figures>
            <Statistic value={words.capitalRounded} label={t('pensionGap.figure.capital', words)} />
            <Statistic value={words.saving} label={t('pensionGap.figure.saving')} />
          </Figures>
        </Place>
        <Place style={{ '--area': 'ways' }}>
          <Ways>
            <OfferButton wide look="glow" size="hero" icon={ArrowRight} data-cta="cta">
              {t('pensionGap.cta')}
            </OfferButton>
            <Button wide look="outline" size="hero" href={offer} data-cta="calculate">
              {t('pensionGap.calculate')}
            </Button>
            <Text variant="note" tone="secondary">
              {t('pensionGap.note', words)}
            </Text>
          </Ways>
        </Place>
        <Place style={{ '--area': 'details' }}>
          <Details words={words} />
        </Place>
      </Layout>
    </SectionBand>
  );
}

/**
 * One below the other on a phone. On a tablet the figures stand beside the narrow chart, on a desktop
 * beside the ways on.
 */
const Layout = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xl,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gridTemplateAreas: `'heading heading' 'chart figures' 'ways ways' 'details details'`,
    columnGap: theme.vars.space.l,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateAreas: `'heading heading' 'chart chart' 'figures ways' 'details details'`,
    columnGap: theme.vars.space.xxl,
  },
}));

const Place = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  [theme.breakpoints.up('sm')]: { gridArea: 'var(--area)' },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.vars.space.l,
  '& > *': {
    paddingBlockStart: theme.vars.space.m,
    borderBlockStart: rule(theme),
    containerType: 'inline-size',
  },
  // A figure has no place to break: at twice the text size it takes the width it has.
  '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 18) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    columnGap: theme.vars.space.xl,
  },
}));

const Ways = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > p': { gridColumn: '1 / -1' },
  },
}));
