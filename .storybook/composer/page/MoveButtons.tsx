import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { Icon } from '../../../design-system/Icon/Icon.tsx';
import { Row } from './layout.tsx';

interface MoveButtonsProps {
  /** What is moved, in words. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves something in its list, or takes it out. */
export function MoveButtons({ what, at, count, onMove, onRemove }: MoveButtonsProps) {
  return (
    <Row>
      <IconButton aria-label={`Move ${what} up`} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        aria-label={`Move ${what} down`}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
      <IconButton aria-label={`Remove ${what}`} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </Row>
  );
}
