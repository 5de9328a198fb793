import type { PageContextServer } from 'vike/types';
import { formatDescription } from '../head-texts.ts';
import type { DocumentData } from './+data.ts';

export const description = ({ data, locale }: PageContextServer<DocumentData>) =>
  formatDescription(`document.${data.document}.description`, locale);
