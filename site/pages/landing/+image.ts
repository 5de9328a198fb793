import type { PageContextServer } from 'vike/types';
import type { LandingData } from './+data.ts';

export const image = ({ data }: PageContextServer<LandingData>) => data.image;
