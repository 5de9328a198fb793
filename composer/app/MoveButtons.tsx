import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Row } from './layout.tsx';

interface MoveButtonsProps {
  /** The name of what is moved. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/**
 * Moves something in its list, or takes it out. At an end of the list a button does nothing, but
 * stays where the keyboard is.
 */
export function MoveButtons({ what, at, count, onMove, onRemove }: MoveButtonsProps) {
  return (
    <Row>
      <MoveButton
        aria-label={`Move ${what} up`}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at - 1)}
      >
        <Icon icon={ArrowUp} />
      </MoveButton>
      <MoveButton
        aria-label={`Move ${what} down`}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(at + 1)}
      >
        <Icon icon={ArrowDown} />
      </MoveButton>
      <IconButton aria-label={`Remove ${what}`} onClick={onRemove}>
        <Icon icon={Trash2} />
      </IconButton>
    </Row>
  );
}

const MoveButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { opacity: theme.vars.fade.dimmed },
}));
