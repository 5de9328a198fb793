import { styled } from '@mui/material/styles';
import { Leaf } from 'lucide';
import { Badge } from '../../../design-system/Badge/Badge.tsx';
import { type Fact, FactCard, FactLedger } from '../../../design-system/FactCard/FactCard.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { type ClaimId, claim } from '../../content/claims.ts';
import { exampleSaver, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import type { Portfolio } from '../../content/schemas.ts';
import { FIGURE_CLAIMS, FIGURES, type Figure, figureText } from '../../figure-text.ts';
import { formatEuro } from '../../format.ts';
import { SourceNote } from '../../SourceNote.tsx';
import type { TextLookup } from '../../text.ts';
import { useText } from '../../useText.ts';
import { titleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';

/** The three portfolios as columns of one ledger, and the saver their figures are for. */
export function Portfolios() {
  const t = useText();
  const { age, once, monthly, until } = exampleSaver;
  return (
    <SectionBand of="portfolios" tone="sand">
      <Stack>
        <SectionHeading
          id={titleId('portfolios')}
          eyebrow={t('portfolios.eyebrow')}
          title={t('portfolios.title', { count: claim('etfUniverse').value })}
          lead={t('portfolios.lead')}
        />
        <FactLedger>
          {PORTFOLIO_KEYS.map((key) => (
            <FactCard
              key={key}
              title={t(`portfolios.${key}.title`)}
              badge={portfolios[key].esg && <Badge icon={Leaf}>{t('portfolios.esg')}</Badge>}
              text={t(`portfolios.${key}.text`)}
              figure={fact(t, portfolios[key], 'annualReturn')}
              facts={[
                currency(t, portfolios[key]),
                ...FACTS.map((name) => fact(t, portfolios[key], name)),
              ]}
            />
          ))}
        </FactLedger>
        <Foot>
          <Text>
            {t('portfolios.example', {
              age,
              once: formatEuro(once),
              monthly: formatEuro(monthly),
              until,
            })}
          </Text>
          <SourceNote claims={SHOWN} />
        </Foot>
      </Stack>
    </SectionBand>
  );
}

/** The lines of the ledger below the currency; the return stands large above it. */
const FACTS = FIGURES.filter((figure) => figure !== 'annualReturn');

const SHOWN: readonly ClaimId[] = ['etfUniverse', ...FIGURE_CLAIMS];

function fact(t: TextLookup, portfolio: Portfolio, figure: Figure): Fact {
  const label = t(`portfolios.${figure}.label`);
  return {
    label,
    value: figureText(portfolio, figure),
    hint: {
      label: t('portfolios.hintLabel', { topic: label }),
      text: t(`portfolios.${figure}.hint`),
    },
  };
}

function currency(t: TextLookup, portfolio: Portfolio): Fact {
  return { label: t('portfolios.currency.label'), value: portfolio.currency };
}

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.vars.space.l} ${theme.vars.space.xl}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2fr' },
}));
