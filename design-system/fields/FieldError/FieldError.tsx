import FormHelperText, {
  type FormHelperTextProps,
  type FormHelperTextTypeMap,
} from '@mui/material/FormHelperText';
import type { OverridableComponent } from '@mui/material/OverridableComponent';

interface FieldErrorOwnProps {
  /** The field points here with `aria-describedby`. */
  id: string;
  /** The problem and how to fix it; without it the element is empty and takes no room. */
  children?: string | undefined;
}

type FieldErrorProps = FieldErrorOwnProps & Omit<FormHelperTextProps, keyof FieldErrorOwnProps>;

/** The message below a field: MUI's, as an alert, which is announced as soon as it appears. */
export const FieldError: OverridableComponent<FormHelperTextTypeMap<FieldErrorOwnProps, 'p'>> = (
  props: FieldErrorProps,
) => <FormHelperText error role="alert" {...props} />;
