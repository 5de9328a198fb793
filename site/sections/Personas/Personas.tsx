import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide';
import { Button } from '../../../design-system/Button/Button.tsx';
import { ems } from '../../../design-system/lengths.ts';
import { RevealCard } from '../../../design-system/RevealCard/RevealCard.tsx';
import { Scene } from '../../../design-system/Scene/Scene.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { plainList } from '../../../design-system/styles/plain-list.ts';
import { Text } from '../../../design-system/Text/Text.tsx';
import { PERSONA_KEYS, type PersonaKey, personas } from '../../content/personas.ts';
import { usePersonaPages } from '../../PersonaPages.ts';
import { useSite } from '../../SiteProvider.tsx';
import { useText } from '../../useText.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SectionHead } from '../SectionHead.tsx';

interface PersonasProps {
  /** The persona whose page it is: no card leads to where the reader already is. */
  omit?: PersonaKey;
}

/** Who the pension is for: one window on the same landscape each, and a page behind it. */
export function Personas({ omit }: PersonasProps) {
  const t = useText();
  const { brand, locale } = useSite();
  const pages = usePersonaPages();
  const shown = PERSONA_KEYS.filter((key) => key !== omit);
  return (
    <SectionBand of="personas" tone="paper">
      <Stack>
        <SectionHead of="personas" />
        <Windows>
          {shown.map((key, index) => (
            <li key={key} data-broad={broadAt(index, shown.length)}>
              <RevealCard
                picture={<Scene name={personas[key].scene} />}
                title={t(`personas.${key}.title`)}
                text={t(`personas.${key}.text`)}
                action={t('personas.action')}
                href={pages[key].path[locale]}
              />
            </li>
          ))}
        </Windows>
        <Start>
          <Text variant="lead">{t('personas.start.text')}</Text>
          <Button href={brand.urls.offer[locale]} icon={ArrowRight} data-cta="cta">
            {t('frame.cta')}
          </Button>
        </Start>
      </Stack>
    </SectionBand>
  );
}

/** On which screens a window is broader than others, so that five fill the rows all the same. */
function broadAt(index: number, count: number): 'phone' | 'desktop' | undefined {
  if (count !== 5) return undefined;
  if (index === 0) return 'phone';
  return index < 3 ? undefined : 'desktop';
}

/**
 * Two windows a row on a phone, three on a desktop, one only where a name would
 * not fit. Where one persona is missing, five fill the rows all the same: the first goes across on a
 * phone, the last two share a row on a desktop.
 */
const Windows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 50% - ${theme.vars.space.m}), 1fr))`,
  columnGap: theme.vars.space.m,
  rowGap: theme.vars.space.xl,
  ...plainList,
  [theme.breakpoints.down('md')]: {
    '& > [data-broad="phone"]': { gridColumn: '1 / -1', '--picture': '8 / 5' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: theme.vars.space.l,
    '& > li': { gridColumn: 'span 2', '--picture': '1 / 1' },
    '& > [data-broad="desktop"]': {
      gridColumn: 'span 3',
      '--picture': '3 / 2',
    },
  },
}));

const Start = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.vars.space.m} ${theme.vars.space.l}`,
}));
