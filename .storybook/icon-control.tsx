import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Banknote,
  Check,
  ChevronDown,
  CircleAlert,
  CornerLeftUp,
  DoorOpen,
  Download,
  Globe,
  GripVertical,
  Info,
  Leaf,
  Menu,
  Minus,
  PenLine,
  Plus,
  Redo2,
  Scale,
  SlidersHorizontal,
  Trash2,
  Undo2,
  X,
} from 'lucide';
import { Icon } from '../design-system/drawings/Icon/Icon.tsx';
import { mapValues } from '../lib/objects.ts';

/** The icons of the catalogue by their names in lucide. */
export const ICONS = {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Banknote,
  Check,
  ChevronDown,
  CircleAlert,
  CornerLeftUp,
  DoorOpen,
  Download,
  Globe,
  GripVertical,
  Info,
  Leaf,
  Menu,
  Minus,
  PenLine,
  Plus,
  Redo2,
  Scale,
  SlidersHorizontal,
  Trash2,
  Undo2,
  X,
};

const BY_NAME = { options: Object.keys(ICONS), control: { type: 'select' } } as const;

/** Chooses an icon by its name. */
export const ICON_CONTROL = { ...BY_NAME, mapping: ICONS };

/** The same where a component takes an element. */
export const ICON_SLOT_CONTROL = {
  ...BY_NAME,
  mapping: mapValues(ICONS, (icon) => <Icon icon={icon} />),
};
