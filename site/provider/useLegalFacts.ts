import { useTheme } from '@emotion/react';
import { legalFields } from '../content/brands/legal.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import { useSite } from './site-context.ts';

/** What texts may name of the brand's legal fields. Pages have them, islands do not. */
export function useLegalFacts() {
  const { brand } = useTheme();
  const { locale } = useSite();
  return listDocumentFacts(legalFields[brand], locale);
}
