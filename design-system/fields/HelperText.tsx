import { CircleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../drawings/Icon/Icon.tsx';

/** The element of a text below a field: an error begins with an icon, since colour alone says nothing. */
export function HelperText({ className, children, ...rest }: ComponentProps<'p'>) {
  // The class is all that MUI passes to an element of the state.
  const isError = className?.includes('Mui-error') && children;
  return (
    <p {...rest} className={className}>
      {isError ? (
        <>
          <Icon icon={CircleAlert} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
