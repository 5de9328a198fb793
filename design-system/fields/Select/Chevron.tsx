import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';

/** The sign of a list that opens. */
export function Chevron(props: Omit<ComponentProps<typeof Icon>, 'icon'>) {
  return <Icon {...props} icon={ChevronDown} />;
}
