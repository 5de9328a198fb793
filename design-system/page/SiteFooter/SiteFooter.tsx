import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import type { ComponentProps } from 'react';
import { ResponsiveDisclosure } from '../../disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { Logo } from '../../drawings/Logo/Logo.tsx';
import { ems } from '../../styles/lengths.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { onPaper } from '../../styles/on-paper.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { Text } from '../../text/Text/Text.tsx';

interface FooterGroup {
  title: string;
  /** On a phone its links are closed below its title: for what other places lead to as well. */
  folded?: boolean;
  links: readonly FooterLink[];
  /** Said below the links, such as when somebody answers. */
  note?: string;
}

interface FooterLink {
  href: string;
  label: string;
  lang?: string;
}

interface SiteFooterProps extends ComponentProps<'footer'> {
  /** The name beside the symbol. */
  brand: string;
  /** Links by what readers look for. */
  groups: readonly FooterGroup[];
  /** Who watches over the business, each with what it does for readers. */
  authorities?: { title: string; links: readonly (FooterLink & { text: string })[] };
  /** Notes that the law wants in full: risks, who is behind the page. One paragraph each. */
  notes: readonly string[];
}

/** The deep ground that every page ends on: where else to go, and what has to be said. */
export function SiteFooter({ brand, groups, authorities, notes, ...rest }: SiteFooterProps) {
  return (
    <Ground {...rest}>
      <Column>
        <Logo name={brand} onDark />
        <Groups>
          {groups.map(({ title, folded, links, note }) =>
            folded ? (
              <ResponsiveDisclosure key={title} summary={title} headingLevel="h2">
                <Links links={links} />
              </ResponsiveDisclosure>
            ) : (
              <section key={title}>
                <Text variant="label" component="h2">
                  {title}
                </Text>
                <Links links={links} note={note} />
              </section>
            ),
          )}
        </Groups>
        <Notes>
          {notes.map((note) => (
            <Text key={note} variant="note" tone="secondary" onDark>
              {note}
            </Text>
          ))}
        </Notes>
        {authorities && (
          <Authorities>
            <ResponsiveDisclosure summary={authorities.title} headingLevel="h2">
              <ul>
                {authorities.links.map(({ href, label, text }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                    {text}
                  </li>
                ))}
              </ul>
            </ResponsiveDisclosure>
          </Authorities>
        )}
      </Column>
    </Ground>
  );
}

function Links({ links, note }: { links: FooterGroup['links']; note?: string | undefined }) {
  return (
    <ul>
      {links.map(({ href, label, lang }) => (
        <li key={href}>
          <a href={href} {...(lang && { lang, hrefLang: lang })}>
            {label}
          </a>
        </li>
      ))}
      {note && (
        <Text variant="note" component="li">
          {note}
        </Text>
      )}
    </ul>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.deep,
  color: theme.vars.color.text.onDeep,
  paddingBlock: theme.vars.space.xl,
  '& :focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
  '& li > a': {
    ...touchTarget(theme),
    display: 'inline-flex',
    // Words in two lines are closer to each other than to the next link.
    paddingBlock: theme.vars.space.xs,
    overflowWrap: 'anywhere',
    lineHeight: theme.typography.label.lineHeight,
    color: theme.vars.color.text.onDeep,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  ...onPaper(theme),
}));

/** From `lg` up the notes stand below the logo, beside all links. */
const Column = styled(Container)(({ theme }) => ({
  ...oneColumn,
  alignItems: 'start',
  gap: theme.vars.space.l,
  [theme.breakpoints.up('lg')]: {
    grid: 'auto 1fr / minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.vars.space.xxl,
  },
}));

/** One below the other on a phone and all in one row from `md` up; fewer where text is large. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.xs,
  color: theme.vars.color.text.onDeepSoft,
  ...notPrinted,
  '& > section': { ...oneColumn, gap: theme.vars.space.s, paddingBlockStart: theme.vars.space.xs },
  [theme.breakpoints.up('md')]: {
    gap: theme.vars.space.m,
    '& > section': { paddingBlockStart: 0 },
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${ems(7.5)}, 20%)), 1fr))`,
  },
  [theme.breakpoints.up('lg')]: { gridRow: 'span 2' },
  // Two links side by side on a phone.
  '& ul': {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 40%), 1fr))`,
    columnGap: theme.vars.space.m,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

/** Side by side where there is room. */
const Authorities = styled('section')(({ theme }) => ({
  ...theme.typography.note,
  ...oneColumn,
  paddingBlockStart: theme.vars.space.xs,
  borderBlockStart: rule(theme, 'onDeep'),
  color: theme.vars.color.text.onDeepSoft,
  // Its title in line with the notes, what it holds with the links.
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / -1',
    '& > div': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: theme.vars.space.xxl,
    },
    // Level with the first links, which have room to be touched.
    '& h2': { paddingBlockStart: theme.vars.space.xs },
  },
  '& ul': {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${ems(13)}, 30%)), 1fr))`,
    gap: `${theme.vars.space.xs} ${theme.vars.space.l}`,
  },
  '& li > a': { display: 'flex' },
}));

const Notes = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.s,
  paddingBlockStart: theme.vars.space.m,
  borderBlockStart: rule(theme, 'onDeep'),
  [theme.breakpoints.only('md')]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.vars.space.xxl,
  },
}));
