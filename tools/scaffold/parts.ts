import { brand } from './brand.ts';
import { component, type PartOptions, section, type Template } from './templates.ts';

interface Part {
  /** How its name is written, with examples. */
  name: RegExp;
  examples: string;
  make: (name: string, options: PartOptions) => Template | Promise<Template>;
}

const OF_COMPONENTS = { name: /^([A-Z][a-z]+)+$/, examples: 'Team or PictureCard' };

/** Each part that a command makes, by its name. */
export const PARTS = {
  section: { ...OF_COMPONENTS, make: section },
  component: { ...OF_COMPONENTS, make: component },
  brand: { name: /^[a-z]+(-[a-z]+)*$/, examples: 'acme or acme-home', make: brand },
} satisfies Readonly<Record<string, Part>>;
