import type { PageContextServer } from 'vike/types';
import type { StandInKey } from '../../content/stand-ins.ts';

export interface StandInData {
  standIn: StandInKey;
}

export const data = ({ routeParams }: PageContextServer): StandInData => ({
  standIn: routeParams.key as StandInKey,
});
