import { useTheme } from '@emotion/react';
import { legalFields } from '../content/brands/legal.ts';
import { withoutMark } from '../content/brands/unconfirmed.ts';
import { useLegalFacts } from './useLegalFacts.ts';

/** How to reach somebody: by telephone, at which hours, and by mail. */
export function useContact() {
  const { brand } = useTheme();
  const { phone, email } = legalFields[brand];
  const facts = useLegalFacts();
  return {
    phone: { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, label: facts.phone },
    email: { href: `mailto:${withoutMark(email)}`, label: facts.email },
    hours: facts.hours,
  };
}
