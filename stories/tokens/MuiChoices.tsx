import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Plus, Trash2 } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Row } from './MuiLayout.tsx';
import { useMuiWords } from './useMuiWords.ts';

/** Buttons, switches and choices. */
export function MuiChoices() {
  const words = useMuiWords();
  return (
    <>
      <Row>
        <Button variant="contained">{words.save}</Button>
        <Button variant="outlined">{words.back}</Button>
        <Button variant="text">{words.terms}</Button>
        <Button variant="glow">{words.save}</Button>
        <Button variant="contained" disabled>
          {words.save}
        </Button>
      </Row>
      <Row>
        <Button variant="contained" color="secondary" size="small">
          {words.back}
        </Button>
        <Button variant="outlined" color="error" size="small">
          {words.delete}
        </Button>
        <ButtonGroup variant="outlined" aria-label={words.interval}>
          <Button>{words.monthly}</Button>
          <Button>{words.yearly}</Button>
        </ButtonGroup>
        <IconButton aria-label={words.delete}>
          <Icon icon={Trash2} />
        </IconButton>
        <Fab color="primary" aria-label={words.add}>
          <Icon icon={Plus} />
        </Fab>
      </Row>
      <Row>
        <ToggleButtonGroup value="monthly" exclusive aria-label={words.interval}>
          <ToggleButton value="monthly">{words.monthly}</ToggleButton>
          <ToggleButton value="yearly">{words.yearly}</ToggleButton>
        </ToggleButtonGroup>
        <Chip label={words.sustainable} />
        <Chip label={words.sustainable} color="primary" />
        <Chip label={words.sustainable} variant="outlined" onDelete={() => {}} />
      </Row>
      <Row>
        <FormControlLabel control={<Checkbox defaultChecked />} label={words.reinvest} />
        <FormControlLabel control={<Checkbox />} label={words.reinvest} />
        <FormControlLabel control={<Switch defaultChecked />} label={words.reminder} />
        <FormControlLabel control={<Switch />} label={words.reminder} />
      </Row>
      <RadioGroup row defaultValue="monthly" aria-label={words.interval} name="interval">
        <FormControlLabel value="monthly" control={<Radio />} label={words.monthly} />
        <FormControlLabel value="yearly" control={<Radio />} label={words.yearly} />
        <FormControlLabel value="once" control={<Radio />} label={words.once} />
      </RadioGroup>
      <Slider defaultValue={40} aria-label={words.amount} />
      <Rating readOnly value={4.5} precision={0.5} aria-label={words.rating} />
    </>
  );
}
