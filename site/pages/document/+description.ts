import type { PageContextServer } from 'vike/types';
import { documents } from '../../content/documents/index.ts';
import { formatDescription } from '../head-texts.ts';
import type { DocumentData } from './+data.ts';

export const description = ({ data, locale }: PageContextServer<DocumentData>) =>
  formatDescription(documents[data.document].description, locale);
