import type { Brand } from '../../../tokens/index.ts';
import fernblick from './fernblick.legal.json' with { type: 'json' };
import type { LegalFields } from './schema.ts';

/** What the legal documents of each brand name: apart from the rest, which islands bring to browsers. */
export const legalFields: Readonly<Record<Brand, LegalFields>> = {
  fernblick,
  'fernblick-wohnen': { ...fernblick, email: 'hi@fernblick-wohnen.example ‹invented›' },
};
