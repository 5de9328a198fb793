import { Icon } from '../design-system/drawings/Icon/Icon.tsx';
import { mapValues } from '../lib/objects.ts';
import * as icons from './catalogue-icons.ts';

const BY_NAME = { options: Object.keys(icons), control: { type: 'select' } } as const;

/** Chooses an icon by its name. */
export const ICON_CONTROL = { ...BY_NAME, mapping: icons };

/** The same where a component takes an element. */
export const ICON_SLOT_CONTROL = {
  ...BY_NAME,
  mapping: mapValues(icons, (icon) => <Icon icon={icon} />),
};
