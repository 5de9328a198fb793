import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '../../site/i18n/locales.ts';
import { BRANDS, pictured } from '../../visual/plan/modes.ts';
import { MuiChoices } from './MuiChoices.tsx';
import { MuiFields } from './MuiFields.tsx';
import { MuiMessages } from './MuiMessages.tsx';
import { MuiNavigation } from './MuiNavigation.tsx';
import { MuiSurfaces } from './MuiSurfaces.tsx';
import { MUI_WORDS, type MuiWords } from './mui-words.ts';
import { TokenGroup, TokenPage } from './TokenPage.tsx';

const meta = {
  title: 'Tokens/MUI in our theme',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...pictured({ widths: [360, 960], brands: BRANDS }),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Button, ButtonGroup, IconButton, Fab, ToggleButtonGroup, Checkbox, Radio, Switch, Slider, Rating, Chip. */
export const Choices: Story = page('Choices', (words) => <MuiChoices words={words} />);

/** TextField, Select, Autocomplete, FormControl with its label and help. */
export const Fields: Story = page('Fields', (words) => <MuiFields words={words} />);

/** Card, Paper, Accordion, Table, List, Avatar, Divider. */
export const Surfaces: Story = page('Surfaces', (words) => <MuiSurfaces words={words} />);

/** AppBar, Tabs, Breadcrumbs, Link, Pagination, Stepper, Menu. */
export const Navigation: Story = page('Navigation', (words) => <MuiNavigation words={words} />);

/** Alert, SnackbarContent, Tooltip, LinearProgress, CircularProgress, Skeleton, Badge. */
export const Messages: Story = page('Messages', (words) => <MuiMessages words={words} />);

function page(title: string, show: (words: MuiWords) => React.ReactNode): Story {
  return {
    render: (_args, { globals }) => (
      <TokenPage
        title="MUI in our theme"
        lead="Any component of MUI can be used in a landing: palette, type, shape and focus come from the tokens. Where the design system has a component of its own, use that."
      >
        <TokenGroup title={title}>{show(MUI_WORDS[globals.locale as Locale])}</TokenGroup>
      </TokenPage>
    ),
  };
}
