import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Logo } from '../../drawings/Logo/Logo.tsx';
import { contentColumn } from '../../styles/content-column.ts';
import { ems } from '../../styles/lengths.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { onPaper } from '../../styles/on-paper.ts';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { Text } from '../../text/Text/Text.tsx';

interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string; lang?: string }[];
}

interface SiteFooterProps extends ComponentProps<'footer'> {
  brand: string;
  groups: readonly FooterGroup[];
  /** Notes that the law wants in full: risks, who is behind the page. One paragraph each. */
  notes: readonly string[];
}

/** The deep ground that every page ends on: where else to go, and what has to be said. */
export function SiteFooter({ brand, groups, notes, ...rest }: SiteFooterProps) {
  return (
    <Ground {...rest}>
      <Column>
        <Logo name={brand} onDark />
        <Groups>
          {groups.map(({ title, links }) => (
            <section key={title}>
              <Text variant="label" component="h2" tone="secondary" onDark>
                {title}
              </Text>
              <ul>
                {links.map(({ href, label, lang }) => (
                  <li key={href}>
                    <a href={href} {...(lang && { lang, hrefLang: lang })}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Groups>
        <Notes>
          {notes.map((note) => (
            <Text key={note} variant="note" tone="secondary" onDark>
              {note}
            </Text>
          ))}
        </Notes>
      </Column>
    </Ground>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.deep,
  color: theme.vars.color.text.onDeep,
  paddingBlock: theme.vars.space.xl,
  '& :focus-visible': { outlineColor: theme.vars.color.action.focusOnDeep },
  ...onPaper(theme),
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.l,
  ...contentColumn(theme),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 4fr',
    columnGap: theme.vars.space.xxl,
  },
}));

/** Two groups side by side on a phone and all in one row from `md` up; fewer where text is large. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  ...fitColumns('40%'),
  ...notPrinted,
  [theme.breakpoints.up('md')]: fitColumns('20%'),
  '& ul': { ...plainList, paddingBlockStart: theme.vars.space.xs },
  '& a': {
    ...touchTarget(theme),
    display: 'inline-flex',
    // Words in two lines are closer to each other than to the next link.
    paddingBlock: theme.vars.space.xs,
    lineHeight: theme.typography.label.lineHeight,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
}));

function fitColumns(least: string) {
  const width = `min(100%, max(${ems(7.5)}, ${least}))`;
  return { gridTemplateColumns: `repeat(auto-fit, minmax(${width}, 1fr))` };
}

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.s,
  paddingBlockStart: theme.vars.space.l,
  borderBlockStart: rule(theme, 'onDeep'),
  gridColumn: '1 / -1',
  '& > p': { maxInlineSize: theme.vars.size.heading },
}));
