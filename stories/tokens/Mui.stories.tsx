import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';
import { MuiChoices } from './MuiChoices.tsx';
import { MuiFields } from './MuiFields.tsx';
import { MuiMessages } from './MuiMessages.tsx';
import { MuiNavigation } from './MuiNavigation.tsx';
import { MuiSurfaces } from './MuiSurfaces.tsx';
import { PAGE, TokenGroup, tokenPage } from './TokenPage.tsx';

const meta = preview.meta({
  title: 'Tokens/MUI in our theme',
  tags: ['!autodocs'],
  parameters: { ...PAGE, ...configurePictures({ widths: [360, 960], brands: BRANDS }) },
});

/** Button, ButtonGroup, IconButton, Fab, ToggleButtonGroup, Checkbox, Radio, Switch, Slider, Rating, Chip. */
export const Choices = meta.story(samplesPage('Choices', MuiChoices));

/** TextField, Select, Autocomplete, FormControl with its label and help. */
export const Fields = meta.story(samplesPage('Fields', MuiFields));

/** Card, Paper, Accordion, Table, List, Avatar, Divider. */
export const Surfaces = meta.story(samplesPage('Surfaces', MuiSurfaces));

/** AppBar, Tabs, Breadcrumbs, Link, Pagination, Stepper, Menu. */
export const Navigation = meta.story(samplesPage('Navigation', MuiNavigation));

/** Alert, SnackbarContent, Tooltip, LinearProgress, CircularProgress, Skeleton, Badge. */
export const Messages = meta.story(samplesPage('Messages', MuiMessages));

function samplesPage(title: string, Samples: ComponentType) {
  return tokenPage({
    title: 'MUI in our theme',
    lead: 'Any component of MUI can be used in a landing: palette, type, shape and focus come from the tokens. Where the design system has a component of its own, use that.',
    show: () => (
      <TokenGroup title={title}>
        <Samples />
      </TokenGroup>
    ),
  });
}
