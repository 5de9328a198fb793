import type { PageContextServer } from 'vike/types';
import { formatDescription } from '../head-texts.ts';
import type { StandInData } from './+data.ts';

export const description = ({ data, locale }: PageContextServer<StandInData>) =>
  formatDescription(`standIn.${data.standIn}.title`, locale);
