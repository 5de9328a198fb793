import { LOCALES, type Localized } from '../../i18n/locales.ts';
import { type FieldProblem, reject } from './problem.ts';

/** Finds what is wrong with a landing's addresses: people type, read out and compare them. */
export function findAddressProblems(path: Partial<Localized> | undefined): FieldProblem[] {
  return LOCALES.flatMap((locale) => {
    const field = `path.${locale}`;
    const address = path?.[locale];
    const example = `Write an address such as /${locale}/name.`;
    if (typeof address !== 'string') return reject(field, 'is missing', example);
    const rest = address.slice(locale.length + 1);
    if (!address.startsWith(`/${locale}`) || /^[^/]/.test(rest))
      return reject(
        field,
        `does not begin with its language: "${address}"`,
        `Begin it with /${locale}/.`,
      );
    const rule = RULES.find(({ wrong }) => wrong.test(rest));
    return rule ? reject(field, `${rule.problem}: "${address}"`, rule.advice ?? example) : [];
  });
}

/** Rules for what follows the language, which is nothing in the address of the home page. */
const RULES: readonly { wrong: RegExp; problem: string; advice?: string }[] = [
  { wrong: /[?#]/, problem: 'has a query or a fragment', advice: 'Write only the path.' },
  { wrong: /\s/, problem: 'contains a space', advice: 'Put hyphens between words.' },
  {
    wrong: /[^!-~]/,
    problem: 'is not plain ASCII',
    advice: 'Write ae, oe, ue and ss, or leave the accent out.',
  },
  { wrong: /[A-Z]/, problem: 'is not in lower case', advice: 'Write it in lower case.' },
  { wrong: /^\/$/, problem: 'is empty after its language' },
  { wrong: /\/$/, problem: 'ends with a slash', advice: 'Leave the slash out.' },
  {
    wrong: /\.(br|gz)$|\/(index|404)\.html(\/|$)/,
    problem: 'is that of a file which hosts have already',
    advice: 'End it in another word.',
  },
  {
    wrong: /^(?!(\/[a-z0-9]+([-.][a-z0-9]+)*)*$)/,
    problem: 'is not made of words',
    advice: 'Use letters, digits, and single hyphens or full stops between them.',
  },
];
