import type { PageContextServer } from 'vike/types';
import { formatTitle } from '../head-texts.ts';
import type { StandInData } from './+data.ts';

export const title = ({ data, locale }: PageContextServer<StandInData>) =>
  formatTitle(`standIn.${data.standIn}.title`, locale);
