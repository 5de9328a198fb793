import { styled } from '@mui/material/styles';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { plainList } from '../../../design-system/styles/plain-list.ts';
import { touchTarget } from '../../../design-system/styles/touch-target.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { homePath, sectionLinks } from '../../layout/section-links.ts';
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
  // The languages stand side by side: two and two, until a half of the page has room for all.
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: theme.vars.space.l,
  },
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& > li': touchTarget(theme),
}));
