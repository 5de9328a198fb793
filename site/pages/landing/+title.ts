import type { PageContextServer } from 'vike/types';
import { removeSoftHyphens } from '../../i18n/soft-hyphens.ts';
import type { LandingData } from './+data.ts';

/** Nothing is parted in a head, and long values of rows have soft hyphens. */
export const title = ({ data: { landing, say } }: PageContextServer<LandingData>) =>
  removeSoftHyphens(say(landing.title));
