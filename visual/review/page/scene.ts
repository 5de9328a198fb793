import type { RefObject } from 'react';
import type { Region, Result } from '../../report.ts';
import type { Sheet } from './geometry.ts';
import type { Position } from './use-position.ts';

/** What every look shows, and how large. */
export interface Scene {
  result: Result;
  sheet: Sheet;
  /** Screen pixels for one of the picture. */
  scale: number;
  /** The region to line up at and scroll to. */
  region: { index: number; box: Region } | undefined;
  hasOutlines: boolean;
  isServed: boolean;
  /** Where the person looks; kept while looks and sizes change. */
  position: RefObject<Position>;
  onZoom: (by: 1 | -1) => void;
}

/** What a person set in a look; kept from picture to picture. */
export interface LookSettings {
  /** Swipe: where the divider is, from 0 to 1. */
  divider: number;
  /** Onion skin: how much of the new picture covers the old one, from 0 to 1. */
  opacity: number;
  /** Blink: milliseconds between the pictures, and whether they change by themselves. */
  interval: number;
  isBlinking: boolean;
}

/** A look with settings of its own. */
export interface LookProps {
  scene: Scene;
  settings: LookSettings;
  onSet: (settings: Partial<LookSettings>) => void;
}
