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
  MuiTextField,
} from '../fields/field-theme.ts';
import { MuiNativeSelect, MuiSelect } from '../fields/Select/select-theme.ts';
import { MuiSlider } from '../fields/SliderField/slider-theme.ts';
import { MuiAlert } from '../page/alert-theme.ts';
import { MuiContainer } from '../page/container-theme.ts';
import { MuiCssBaseline } from '../page/GlobalStyle/baseline-theme.ts';
import { MuiAppBar, MuiToolbar } from '../page/SiteHeader/app-bar-theme.ts';
import {
  MuiTable,
  MuiTableCell,
  MuiTableContainer,
  MuiTableHead,
  MuiTableRow,
} from '../tables/Table/table-theme.ts';
import { MuiChip } from '../text/Badge/chip-theme.ts';
import { MuiTypography } from '../text/Text/text-theme.ts';
import { MuiAutocomplete } from './autocomplete-theme.tsx';
import { MuiAvatar } from './avatar-theme.ts';
import { MuiBreadcrumbs } from './breadcrumbs-theme.ts';
import { MuiDialog, MuiDialogActions, MuiDialogTitle } from './dialog-theme.ts';
import { MuiDrawer } from './drawer-theme.ts';
import { MuiFab } from './fab-theme.ts';
import { MuiListItemButton } from './list-theme.ts';
import { MuiMenuItem } from './menu-theme.ts';
import { MuiPaginationItem } from './pagination-theme.ts';
import { MuiPaper } from './paper-theme.ts';
import { MuiLinearProgress } from './progress-theme.ts';
import { MuiSkeleton } from './skeleton-theme.ts';
import { MuiSnackbarContent } from './snackbar-theme.ts';
import { MuiSwitch } from './switch-theme.ts';
import { MuiTab, MuiTabs } from './tabs-theme.ts';
import { MuiToggleButton } from './toggle-button-theme.ts';

/** MUI's components in our styles. What can be pressed is at least as large as a finger needs. */
export const components: Components<Theme> = {
  MuiAccordion,
  MuiAccordionDetails,
  MuiAccordionSummary,
  MuiAlert,
  MuiAppBar,
  MuiAutocomplete,
  MuiAvatar,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCheckbox,
  MuiChip,
  MuiContainer,
  MuiCssBaseline,
  MuiDialog,
  MuiDialogActions,
  MuiDialogTitle,
  MuiDrawer,
  MuiFab,
  MuiFormControl,
  MuiFormControlLabel,
  MuiFormHelperText,
  MuiFormLabel,
  MuiIconButton,
  MuiInputLabel,
  MuiLinearProgress,
  MuiLink,
  MuiListItemButton,
  MuiMenuItem,
  MuiNativeSelect,
  MuiOutlinedInput,
  MuiPaginationItem,
  MuiPaper,
  MuiRadio,
  MuiSelect,
  MuiSkeleton,
  MuiSlider,
  MuiSnackbarContent,
  MuiSvgIcon,
  MuiSwitch,
  MuiTab,
  MuiTable,
  MuiTableCell,
  MuiTableContainer,
  MuiTableHead,
  MuiTableRow,
  MuiTabs,
  MuiTextField,
  MuiToggleButton,
  MuiToolbar,
  MuiTypography,
};
