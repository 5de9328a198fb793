import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import MuiGlobalStyles from '@mui/material/GlobalStyles';
import Toolbar from '@mui/material/Toolbar';
import { Menu, X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useStarted } from '../../behaviour/useStarted.ts';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { Logo } from '../../drawings/Logo/Logo.tsx';
import { ems } from '../../styles/lengths.ts';
import { toMediaQuery } from '../../styles/media-query.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { startMenus } from './start-menus.ts';

export interface HeaderLink {
  href: string;
  label: string;
  /** The language of the target, where it is not the page's. */
  lang?: string;
}

/** How to reach somebody. */
interface Contact {
  /** The number, as a link with `tel:`. */
  phone: HeaderLink;
  /** When somebody answers. */
  hours: string;
  email: HeaderLink;
}

interface SiteHeaderProps extends Omit<AppBarProps, 'children'> {
  /** The brand's name and where it leads. */
  home: HeaderLink;
  /** The name of the navigation for assistive technology. */
  label: string;
  /** Up to five, of one or two words. */
  links: readonly HeaderLink[];
  /** In the menu; of it a wide screen has the number only, and one in between none. */
  contact?: Contact;
  /** The same page in every other language. */
  languages: readonly HeaderLink[];
  /** The one button of the header, of the size `small`. */
  action: ReactNode;
  /** The word on the button that opens the links on a small screen. */
  menuLabel: string;
}

/**
 * The sky on top of every page: brand, links, language and one action, which every screen shows. On
 * a small one the links are a popover: a click opens it without JavaScript, Esc or a click elsewhere
 * closes it, and `startMenus`, which React starts itself, after a choice and where the screen becomes wide.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, label, links, contact, languages, action, menuLabel, ...rest } = props;
  const id = useId();
  const { breakpoints } = useTheme();
  useStarted(startMenus);
  return (
    <AppBar position="sticky" {...rest}>
      <ScrollMargin />
      <Toolbar component={Container} disableGutters>
        <Home href={home.href}>
          <Logo name={home.label} />
        </Home>
        <Navigation aria-label={label}>
          <Opener type="button" popoverTarget={id}>
            <Icon icon={Menu} data-while="closed" />
            <Icon icon={X} data-while="open" />
            <span>{menuLabel}</span>
          </Opener>
          <Links
            id={id}
            popover="auto"
            role="group"
            aria-label={menuLabel}
            data-menu={toMediaQuery(breakpoints.down('md'))}
          >
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {contact && (
                <>
                  <li data-contact="phone">
                    <a href={contact.phone.href}>{contact.phone.label}</a>
                    <small>{contact.hours}</small>
                  </li>
                  <li data-contact="email">
                    <a href={contact.email.href}>{contact.email.label}</a>
                  </li>
                </>
              )}
              {languages.map(({ href, label, lang }) => (
                <li key={href}>
                  <a href={href} lang={lang} hrefLang={lang}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Links>
        </Navigation>
        {action}
      </Toolbar>
    </AppBar>
  );
}

const Navigation = styled('nav')({ marginInlineStart: 'auto', ...notPrinted });

/** Targets of links and of the focus stop below the header. */
function ScrollMargin() {
  return (
    <MuiGlobalStyles
      styles={(theme) => ({
        ':where([id], [tabindex], a, button, input, select, textarea, summary)': {
          // With room for the focus ring.
          scrollMarginBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.xs})`,
        },
      })}
    />
  );
}

/** On a small screen it keeps its symbol and gives its name the room that menu and action leave. */
const Home = styled('a')(({ theme }) => ({
  ...touchTarget(theme),
  borderRadius: theme.vars.radius.small,
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: {
    flex: `1 1 ${ems(SYMBOL_WIDTH)}`,
    // A name that does not fit goes to a second line, which does not show.
    '& > span': { flexWrap: 'wrap', blockSize: '1.25em', overflow: 'clip' },
  },
}));

/** In letter heights, as wide as the brand's symbol. */
const SYMBOL_WIDTH = 2.5;

const Opener = styled('button')(({ theme }) => ({
  ...theme.typography.label,
  ...touchTarget(theme),
  gap: theme.vars.space.xs,
  minInlineSize: theme.vars.size.touch,
  justifyContent: 'center',
  paddingInline: theme.vars.space.xs,
  border: 0,
  borderRadius: theme.vars.radius.round,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.color.surface.mist },
  '&:has(+ :popover-open) > [data-while="closed"]': { display: 'none' },
  '&:not(:has(+ :popover-open)) > [data-while="open"]': { display: 'none' },
  [theme.breakpoints.down('phone')]: { '& > span': visuallyHidden },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * A sheet below the header on a small screen, a line within it on a wide one. What is open takes all the
 * room below, however low the screen is, so that its list is as high as its links and scrolls where it
 * must.
 */
const Links = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  margin: 0,
  border: 0,
  color: 'inherit',
  '& > ul': plainList,
  '& > ul a': {
    ...touchTarget(theme),
    borderRadius: theme.vars.radius.small,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    inset: `${theme.vars.size.header} 0 0`,
    inlineSize: '100%',
    blockSize: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    // A tap beside the list is one on the page, and closes it.
    pointerEvents: 'none',
    '& > ul': {
      maxBlockSize: '100%',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: theme.vars.space.gutter,
      backgroundColor: theme.vars.color.surface.sky,
      boxShadow: theme.vars.elevation.floating,
      pointerEvents: 'auto',
    },
    // Below the button that opened it, however tall large text makes the header.
    '@supports (inset: anchor(bottom))': {
      positionAnchor: 'auto',
      insetBlockStart: `calc(anchor(bottom) + ${theme.vars.space.m})`,
    },
    '& li': { borderBlockEnd: rule(theme) },
    '& > ul a': { ...theme.typography.subtitle, minBlockSize: theme.vars.size.control },
    '& [data-contact] > a': theme.typography.label,
    '& small': { display: 'block', paddingBlockEnd: theme.vars.space.s },
  },
  [theme.breakpoints.up('md')]: {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gap: theme.vars.space.l,
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.vars.space.l },
    '& small, & [data-contact="email"]': { display: 'none' },
  },
  [theme.breakpoints.only('md')]: {
    '& [data-contact]': { display: 'none' },
  },
}));
