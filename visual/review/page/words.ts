import { counted } from '../../counted.ts';
import { DEFAULT_BRAND } from '../../modes.ts';
import type { Result } from '../../report.ts';
import type { Group } from './groups.ts';

/** A number of pictures. */
export function countedPictures(count: number): string {
  return counted(count, 'picture');
}

/** The last part of a story's place and its name: "Button: Plain". */
export function storyName({ title, name }: Result): string {
  return `${title.split('/').at(-1)}: ${name}`;
}

/** A mode for people: "de · 480". */
export function modeWords({ mode }: Result): string {
  return `${mode.locale} · ${mode.width}`;
}

/** The brand of a picture where it is not the usual one. */
export function brandWords({ mode: { brand } }: Result): string | undefined {
  return brand === DEFAULT_BRAND ? undefined : brand;
}

/** A story in a mode. */
export function pictureName(result: Result): string {
  return [storyName(result), modeWords(result), brandWords(result)].filter(Boolean).join(', ');
}

/** A cluster with its size. */
export function clusterName({ title, results }: Group): string {
  return `${title}, ${countedPictures(results.length)}`;
}

/** A person without their address: "Ada Lovelace" of "Ada Lovelace <ada@example.org>". */
export function personName(who: string): string {
  return who.replace(/ <.*>$/, '');
}

/** An ISO time as "21 Nov 2025, 13:52", in the time zone of the reader. */
export function momentWords(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
