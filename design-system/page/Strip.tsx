import Alert, { type AlertProps } from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { mergeSlotProps } from '@mui/material/utils';

/** MUI's button to close it needs script. */
export type StripProps = Omit<AlertProps, 'action' | 'onClose' | 'closeText'>;

/** A line above a page, from edge to edge: MUI's alert, which interrupts nobody. */
export function Strip({ role, slots, slotProps, ...rest }: StripProps) {
  return (
    <Alert
      component="aside"
      square
      icon={false}
      {...rest}
      slots={{ message: Column, ...slots }}
      slotProps={{
        ...slotProps,
        root: mergeSlotProps(slotProps?.root, { role, variant: 'plain' }),
      }}
    />
  );
}

/** The words keep to the column of the page. */
const Column = styled(Container, { name: 'MuiAlert', slot: 'Message' })({});
