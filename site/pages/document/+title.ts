import type { PageContextServer } from 'vike/types';
import { documents } from '../../content/documents/index.ts';
import { formatTitle } from '../head-texts.ts';
import type { DocumentData } from './+data.ts';

export const title = ({ data, locale }: PageContextServer<DocumentData>) =>
  formatTitle(documents[data.document].title, locale);
