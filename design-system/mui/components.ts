import type { Components, Theme } from '@mui/material/styles';
import { MuiButton, MuiButtonBase } from '../actions/Button/button-theme.ts';
import { MuiIconButton } from '../actions/IconButton/icon-button-theme.ts';
import { MuiLink } from '../actions/TextLink/link-theme.ts';
import { MuiCard } from '../cards/card-theme.ts';
import {
  MuiAccordion,
  MuiAccordionDetails,
  MuiAccordionSummary,
} from '../disclosure/Disclosure/disclosure-theme.ts';
import { MuiSvgIcon } from '../drawings/Icon/icon-theme.ts';
import { MuiCheckbox, MuiFormControlLabel, MuiRadio } from '../fields/choice-theme.ts';
import {
  MuiFormControl,
  MuiFormHelperText,
  MuiFormLabel,
  MuiInputLabel,
  MuiOutlinedInput,
} from '../fields/field-theme.ts';
import { MuiNativeSelect, MuiSelect } from '../fields/Select/select-theme.tsx';
import { MuiSlider } from '../fields/SliderField/slider-theme.ts';
import { MuiAlert } from '../page/alert-theme.ts';
import { MuiContainer } from '../page/container-theme.ts';
import { MuiCssBaseline } from '../page/GlobalStyle/baseline-theme.ts';
import { MuiAppBar, MuiToolbar } from '../page/SiteHeader/app-bar-theme.ts';
import { rule } from '../styles/rule.ts';
import {
  MuiTable,
  MuiTableCell,
  MuiTableContainer,
  MuiTableHead,
  MuiTableRow,
} from '../tables/Table/table-theme.ts';
import { MuiChip } from '../text/Badge/chip-theme.ts';
import { MuiTypography } from '../text/Text/text-theme.ts';
import { styleRoot, styleSlot } from './overrides.ts';

/** MUI's components in our styles. What can be pressed is at least as large as a finger needs. */
export const components: Components<Theme> = {
  MuiButtonBase,
  MuiButton,
  MuiIconButton,
  MuiTypography,
  MuiLink,
  MuiSvgIcon,
  MuiCssBaseline,
  MuiCard,
  MuiChip,
  MuiFab: styleRoot(({ vars }) => ({ boxShadow: vars.elevation.floating })),
  MuiToggleButton: styleRoot((theme) => ({
    minBlockSize: theme.vars.size.touch,
    paddingInline: theme.vars.space.m,
    borderColor: theme.vars.color.line.control,
    color: theme.vars.color.text.primary,
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: theme.vars.color.action.main,
      color: theme.vars.color.action.contrast,
    },
  })),
  MuiCheckbox,
  MuiRadio,
  MuiFormControlLabel,
  MuiSwitch: {
    styleOverrides: {
      // White on paper: without an edge it could not be seen.
      thumb: ({ theme }) => ({ border: rule(theme, 'control') }),
      track: ({ theme }) => ({ backgroundColor: theme.vars.color.line.control, opacity: 1 }),
    },
  },
  MuiSlider,
  MuiTab: styleRoot(({ vars }) => ({ color: vars.color.text.secondary })),
  MuiPaginationItem: styleRoot(({ vars: { size, radius } }) => ({
    minInlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: radius.round,
  })),
  MuiRating: styleRoot(({ vars }) => ({ color: vars.color.signal.star })),

  MuiAccordion,
  MuiAccordionSummary,
  MuiAccordionDetails,
  MuiAppBar,
  MuiToolbar,
  MuiContainer,
  MuiMenu: styleSlot('paper', ({ vars }) => ({
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.floating,
  })),
  MuiDialog: styleSlot('paper', ({ vars }) => ({ borderRadius: vars.radius.large })),
  MuiTable,
  MuiTableHead,
  MuiTableRow,
  MuiTableCell,
  MuiTableContainer,
  MuiAvatar: styleSlot('colorDefault', ({ vars: { color } }) => ({
    backgroundColor: color.surface.mist,
    color: color.text.accent,
  })),
  MuiFormControl,
  MuiFormLabel,
  MuiInputLabel,
  MuiOutlinedInput,
  MuiFormHelperText,
  MuiNativeSelect,
  MuiSelect,
  MuiMenuItem: styleRoot(({ vars, typography }) => ({
    ...typography.body,
    minBlockSize: vars.size.touch,
  })),
  MuiListItemButton: styleRoot(({ vars }) => ({
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.small,
  })),
  MuiAlert,
  MuiSnackbarContent: styleRoot(({ vars }) => ({
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.deep,
    color: vars.color.text.onDeep,
  })),
  MuiTooltip: styleSlot('tooltip', ({ vars, typography }) => ({
    ...typography.note,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.deepRaised,
    color: vars.color.text.onDeep,
  })),
  MuiLinearProgress: styleRoot(({ vars }) => ({
    blockSize: vars.size.track,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.action.track,
  })),
  MuiSkeleton: styleRoot(({ vars }) => ({ backgroundColor: vars.color.line.soft })),
};
