import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { PictureCard } from '../../../design-system/cards/PictureCard/PictureCard.tsx';
import { CardScene } from '../../../design-system/drawings/Scene/Scene.tsx';
import { ems } from '../../../design-system/styles/lengths.ts';
import { plainList } from '../../../design-system/styles/plain-list.ts';
import { toAddress } from '../../config/address.ts';
import { usePersonaPages } from '../../provider/PersonaPages.ts';
import { useSay, useSite } from '../../provider/site-context.ts';
import { SectionStack } from '../SectionBand.tsx';

/** Who the pension is for: one window on the same landscape each, and a page behind it. */
export function Personas() {
  const { locale } = useSite();
  const intl = useIntl();
  const say = useSay();
  const pages = usePersonaPages();
  return (
    <SectionStack
      section="personas"
      tone="paper"
      title={intl.formatMessage({ id: 'personas.title' })}
      lead={intl.formatMessage({ id: 'personas.lead' })}
    >
      <Windows>
        {pages.map(({ path, scene, title, text }) => (
          <li key={path[locale]}>
            <PictureCard
              picture={<CardScene name={scene} />}
              title={say(title)}
              text={say(text)}
              actionLabel={intl.formatMessage({ id: 'personas.action' })}
              href={toAddress(path[locale])}
            />
          </li>
        ))}
      </Windows>
    </SectionStack>
  );
}

/** Two windows a row on a phone, three on a desktop, one only where a name would not fit. */
const Windows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 50% - ${theme.vars.space.m}), 1fr))`,
  gap: `${theme.vars.space.s} ${theme.vars.space.m}`,
  ...plainList,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.vars.space.l,
  },
}));
