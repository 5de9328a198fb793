import type { PageContextServer } from 'vike/types';
import type { DocumentKey } from '../../content/documents/index.ts';

export interface DocumentData {
  document: DocumentKey;
}

export const data = ({ routeParams }: PageContextServer): DocumentData => ({
  document: routeParams.key as DocumentKey,
});
