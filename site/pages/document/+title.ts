import type { PageContextServer } from 'vike/types';
import { formatTitle } from '../head-texts.ts';
import type { DocumentData } from './+data.ts';

export const title = ({ data, locale }: PageContextServer<DocumentData>) =>
  formatTitle(`document.${data.document}.title`, locale);
