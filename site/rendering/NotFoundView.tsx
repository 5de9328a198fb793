import { styled } from '@mui/material/styles';
import { Button } from '../../design-system/Button/Button.tsx';
import { plainList } from '../../design-system/styles/plain-list.ts';
import { touchTarget } from '../../design-system/styles/touch-target.ts';
import { Text } from '../../design-system/Text/Text.tsx';
import { TextLink } from '../../design-system/TextLink/TextLink.tsx';
import { homePath, sectionLinks } from '../frame/section-links.ts';
import { BothLanguages } from './BothLanguages.tsx';

/** What a visitor sees at an address that leads nowhere. */
export function NotFoundView() {
  return (
    <BothLanguages
      parts={4}
      say={(t, locale) => (
        <>
          <Text variant="title" as="h1">
            {t('notFound.title')}
          </Text>
          <Text variant="lead">{t('notFound.text')}</Text>
          <Button href={homePath(locale)}>{t('notFound.link')}</Button>
          <nav aria-label={t('frame.nav')}>
            <Links>
              {sectionLinks(t, locale, []).map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </Links>
          </nav>
        </>
      )}
    />
  );
}

const Links = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  // On a phone too, all have room in one line.
  gap: `${theme.vars.space.xs} ${theme.vars.space.m}`,
  [theme.breakpoints.up('sm')]: { columnGap: theme.vars.space.l },
  // Where all have no room in one line, two and two.
  [theme.breakpoints.only('sm')]: { display: 'grid', gridTemplateColumns: 'auto auto' },
  '& > li': touchTarget(theme),
}));
