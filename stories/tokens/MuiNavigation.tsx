import AppBar from '@mui/material/AppBar';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import { Menu } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { useMuiWords } from './useMuiWords.ts';

/** How a visitor gets from one place to another. */
export function MuiNavigation() {
  const words = useMuiWords();
  return (
    <>
      <AppBar position="static" component="div">
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label={words.menu}>
            <Icon icon={Menu} />
          </IconButton>
          <Text variant="label">Fernblick</Text>
        </Toolbar>
      </AppBar>
      <Tabs value={0} variant="scrollable" aria-label={words.menu}>
        <Tab label={words.overview} />
        <Tab label={words.documents} />
        <Tab label={words.messages} />
      </Tabs>
      <Breadcrumbs aria-label={words.path}>
        <Link href="#overview">{words.overview}</Link>
        <Link href="#documents">{words.documents}</Link>
        <span>{words.terms}</span>
      </Breadcrumbs>
      <Stepper activeStep={1} orientation="vertical">
        {words.steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Paper>
        <MenuList aria-label={words.menu}>
          <MenuItem selected>{words.overview}</MenuItem>
          <MenuItem>{words.documents}</MenuItem>
          <MenuItem disabled>{words.messages}</MenuItem>
        </MenuList>
      </Paper>
      <Pagination count={5} page={2} aria-label={words.pages} siblingCount={0} boundaryCount={1} />
    </>
  );
}
