import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ChevronDown } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { Columns } from './MuiLayout.tsx';
import { useMuiWords } from './useMuiWords.ts';

const PORTFOLIOS = [
  { name: 'Global', cost: '0,25 %' },
  { name: 'Global Green', cost: '0,28 %' },
  { name: 'Euro Green', cost: '0,26 %' },
];

/** Cards, bars, menus, dialogs and tables. */
export function MuiSurfaces() {
  const words = useMuiWords();
  return (
    <>
      <Columns>
        <Card>
          <CardContent>
            <Text variant="subtitle">Global Green</Text>
            <Text>{words.answer}</Text>
          </CardContent>
          <CardActions>
            <Button variant="text">{words.terms}</Button>
          </CardActions>
        </Card>
        <Paper>
          <List>
            {PORTFOLIOS.map(({ name, cost }) => (
              <ListItem key={name}>
                <ListItemAvatar>
                  <Avatar>{name.slice(0, 1)}</Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} secondary={cost} />
              </ListItem>
            ))}
          </List>
        </Paper>
      </Columns>
      <div>
        {[words.question, words.terms].map((title, index) => (
          <Accordion key={title} defaultExpanded={index === 0}>
            <AccordionSummary expandIcon={<Icon icon={ChevronDown} />}>{title}</AccordionSummary>
            <AccordionDetails>{words.answer}</AccordionDetails>
          </Accordion>
        ))}
      </div>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{words.portfolio}</TableCell>
            <TableCell align="right">{words.cost}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {PORTFOLIOS.map(({ name, cost }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{cost}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Divider>{words.terms}</Divider>
    </>
  );
}
