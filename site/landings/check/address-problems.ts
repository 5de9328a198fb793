import { LOCALES, type Locale, type Localized } from '../../i18n/locales.ts';
import { type FieldProblem, reject } from './problem.ts';

/** Finds what is wrong with a landing's addresses: people type, read out and compare them. */
export function findAddressProblems(path: Partial<Localized> | undefined): FieldProblem[] {
  return LOCALES.flatMap((locale) => {
    const field = `path.${locale}`;
    const address = path?.[locale];
    if (typeof address !== 'string')
      return reject(field, 'is missing', `Write an address such as /${locale}/name.`);
    const rule = RULES.find(({ isBroken }) => isBroken(address, locale));
    return rule ? reject(field, `${rule.problem}: "${address}"`, rule.advice(locale)) : [];
  });
}

interface AddressRule {
  isBroken: (address: string, locale: Locale) => boolean;
  problem: string;
  advice: (locale: Locale) => string;
}

const RULES: readonly AddressRule[] = [
  {
    isBroken: (address, locale) => address !== `/${locale}` && !address.startsWith(`/${locale}/`),
    problem: 'does not begin with its language',
    advice: (locale) => `Begin it with /${locale}/.`,
  },
  {
    isBroken: (address) => /[?#]/.test(address),
    problem: 'has a query or a fragment',
    advice: () => 'Write only the path.',
  },
  {
    isBroken: (address) => /\s/.test(address),
    problem: 'contains a space',
    advice: () => 'Put hyphens between words.',
  },
  {
    isBroken: (address) => /[^!-~]/.test(address),
    problem: 'is not plain ASCII',
    advice: () => 'Write ae, oe, ue and ss, or leave the accent out.',
  },
  {
    isBroken: (address) => address !== address.toLowerCase(),
    problem: 'is not in lower case',
    advice: () => 'Write it in lower case.',
  },
  {
    isBroken: (address, locale) => address === `/${locale}/`,
    problem: 'is empty after its language',
    advice: (locale) => `Write an address such as /${locale}/name.`,
  },
  {
    isBroken: (address) => address.endsWith('/'),
    problem: 'ends with a slash',
    advice: () => 'Leave the slash out.',
  },
  {
    isBroken: (address) => !/^(\/[a-z0-9]+([-.][a-z0-9]+)*)+$/.test(address),
    problem: 'is not made of words',
    advice: () => 'Use letters, digits, and single hyphens or full stops between them.',
  },
];
