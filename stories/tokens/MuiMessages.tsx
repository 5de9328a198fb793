import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Tooltip from '@mui/material/Tooltip';
import { Mail } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Row } from './MuiLayout.tsx';
import { useMuiWords } from './useMuiWords.ts';

/** Messages to a visitor and signs of progress. */
export function MuiMessages() {
  const words = useMuiWords();
  return (
    <>
      <Alert severity="success">{words.saved}</Alert>
      <Alert severity="info">{words.checked}</Alert>
      <Alert severity="warning">{words.expiring}</Alert>
      <Alert severity="error">{words.failed}</Alert>
      <SnackbarContent message={words.saved} />
      <LinearProgress variant="determinate" value={60} aria-label={words.loading} />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      <RowWithTooltip>
        <Badge badgeContent={3} color="error">
          <Icon icon={Mail} />
        </Badge>
        <CircularProgress variant="determinate" value={60} aria-label={words.loading} />
        <Tooltip
          describeChild
          title={words.hint}
          open
          placement="bottom"
          slotProps={{ popper: { disablePortal: true } }}
        >
          <Button variant="outlined">{words.cost}</Button>
        </Tooltip>
      </RowWithTooltip>
    </>
  );
}

/** Leaves room for the tooltip, which takes none. */
const RowWithTooltip = styled(Row)(({ theme }) => ({ paddingBlockEnd: theme.vars.space.xxl }));
