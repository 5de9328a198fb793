import {
  type ConformanceOptions,
  createRenderer,
  describeConformance,
} from '@mui/internal-test-utils';
import chaiPlugin from '@mui/internal-test-utils/chaiPlugin';
import { accordionClasses } from '@mui/material/Accordion';
import { alertClasses } from '@mui/material/Alert';
import { appBarClasses } from '@mui/material/AppBar';
import { buttonClasses } from '@mui/material/Button';
import { cardClasses } from '@mui/material/Card';
import { chipClasses } from '@mui/material/Chip';
import { formControlClasses } from '@mui/material/FormControl';
import { formHelperTextClasses } from '@mui/material/FormHelperText';
import { iconButtonClasses } from '@mui/material/IconButton';
import { linkClasses } from '@mui/material/Link';
import { listClasses } from '@mui/material/List';
import { svgIconClasses } from '@mui/material/SvgIcon';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { tableContainerClasses } from '@mui/material/TableContainer';
import { typographyClasses } from '@mui/material/Typography';
import { use } from 'chai';
import { Check } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { describe } from 'vitest';
import { Button } from './actions/Button/Button.tsx';
import { IconButton } from './actions/IconButton/IconButton.tsx';
import { SkipLink } from './actions/SkipLink/SkipLink.tsx';
import { TextLink } from './actions/TextLink/TextLink.tsx';
import { PictureCard } from './cards/PictureCard/PictureCard.tsx';
import { ReviewCard } from './cards/ReviewCard/ReviewCard.tsx';
import { Disclosure } from './disclosure/Disclosure/Disclosure.tsx';
import { Icon } from './drawings/Icon/Icon.tsx';
import { Checkbox } from './fields/Checkbox/Checkbox.tsx';
import { CurrencyField } from './fields/CurrencyField/CurrencyField.tsx';
import { FieldError } from './fields/FieldError/FieldError.tsx';
import { NumberField } from './fields/NumberField/NumberField.tsx';
import { SegmentedControl } from './fields/SegmentedControl/SegmentedControl.tsx';
import { Select } from './fields/Select/Select.tsx';
import { SliderField } from './fields/SliderField/SliderField.tsx';
import { TextField } from './fields/TextField/TextField.tsx';
import { Announcement } from './page/Announcement/Announcement.tsx';
import { Notice } from './page/Notice/Notice.tsx';
import { SiteHeader } from './page/SiteHeader/SiteHeader.tsx';
import { Table } from './tables/Table/Table.tsx';
import { Badge } from './text/Badge/Badge.tsx';
import { CheckList } from './text/CheckList/CheckList.tsx';
import { FeatureList } from './text/FeatureList/FeatureList.tsx';
import { Text } from './text/Text/Text.tsx';
import { createBrandTheme } from './theme.ts';

use(chaiPlugin);

interface Row extends Pick<ConformanceOptions, 'muiName' | 'classes' | 'refInstanceof'> {
  element: ReactElement;
  /** As in MUI's own test of the component that it stands on. */
  more: Partial<ConformanceOptions>;
  /** What of MUI's suite is left out, each with its reason. */
  skip?: Partial<Record<NonNullable<ConformanceOptions['skip']>[number], string>>;
}

const LINK = {
  muiName: 'MuiLink',
  classes: linkClasses,
  refInstanceof: HTMLAnchorElement,
  more: {
    testVariantProps: { color: 'secondary', variant: 'h1' },
    testStateOverrides: { prop: 'underline', value: 'always', styleKey: 'underlineAlways' },
  },
};

const CARD = {
  muiName: 'MuiCard',
  classes: cardClasses,
  refInstanceof: HTMLElement,
  more: { testVariantProps: { raised: true } },
};

const LIST = {
  muiName: 'MuiList',
  classes: listClasses,
  refInstanceof: HTMLUListElement,
  more: { testVariantProps: { dense: true } },
};

const ALERT = {
  muiName: 'MuiAlert',
  classes: alertClasses,
  refInstanceof: HTMLElement,
  more: {
    testVariantProps: { variant: 'standard', color: 'success' },
    testDeepOverrides: { slotName: 'message', slotClassName: alertClasses.message },
    // Without an icon, and with a button of ours in place of MUI's, which needs script.
    slots: {
      root: { expectedClassName: alertClasses.root },
      message: { expectedClassName: alertClasses.message },
    },
  },
} satisfies Partial<Row>;

const REVIEW = {
  stars: 5,
  starsLabel: '5 of 5 stars',
  text: 'Good.',
  author: 'Ada L.',
  dateTime: '2026-01-01',
  date: '1 January 2026',
};

const FIELD = {
  muiName: 'MuiFormControl',
  classes: formControlClasses,
  refInstanceof: HTMLDivElement,
  more: { testComponentPropWith: 'fieldset', testVariantProps: { margin: 'dense' } },
} satisfies Partial<Row>;

const FIELD_SLOTS: ConformanceOptions['slots'] = {
  inputLabel: { expectedClassName: '' },
  input: { testWithElement: null, expectedClassName: '' },
  htmlInput: { testWithElement: 'input', expectedClassName: '' },
  formHelperText: { expectedClassName: '' },
};

const OPTIONS = [
  { value: 'DE', label: 'Germany' },
  { value: 'AT', label: 'Austria' },
];

/** Every component that stands on one of MUI's, which MUI's own test suite takes for MUI's. */
const COMPONENTS: Record<string, Row> = {
  Button: {
    element: <Button startIcon="1">Save</Button>,
    muiName: 'MuiButton',
    classes: buttonClasses,
    refInstanceof: HTMLButtonElement,
    more: {
      testVariantProps: { variant: 'contained', fullWidth: true },
      testDeepOverrides: { slotName: 'startIcon', slotClassName: buttonClasses.startIcon },
      testStateOverrides: { prop: 'size', value: 'small', styleKey: 'sizeSmall' },
    },
  },
  IconButton: {
    element: <IconButton icon={Check} aria-label="Done" />,
    muiName: 'MuiIconButton',
    classes: iconButtonClasses,
    refInstanceof: HTMLButtonElement,
    more: {
      testVariantProps: { edge: 'end', disabled: true },
      testStateOverrides: { prop: 'size', value: 'small', styleKey: 'sizeSmall' },
    },
  },
  TextLink: { element: <TextLink href="/">Home</TextLink>, ...LINK },
  SkipLink: { element: <SkipLink href="#main">To the content</SkipLink>, ...LINK },
  Text: {
    element: <Text>Words</Text>,
    muiName: 'MuiTypography',
    classes: typographyClasses,
    refInstanceof: HTMLParagraphElement,
    more: {
      testVariantProps: { color: 'secondary', variant: 'dot' },
      testStateOverrides: { prop: 'variant', value: 'h2', styleKey: 'h2' },
    },
  },
  Disclosure: {
    element: <Disclosure summary="More">Words</Disclosure>,
    muiName: 'MuiAccordion',
    classes: accordionClasses,
    refInstanceof: HTMLDetailsElement,
    more: {
      testVariantProps: { variant: 'inline' },
      // Nothing is around the summary of a <details>, so `heading` and `transition` begin empty.
      slots: {
        root: { expectedClassName: accordionClasses.root, testWithElement: 'fieldset' },
        region: { expectedClassName: accordionClasses.region, testWithElement: 'output' },
      },
    },
    skip: { componentProp: 'as in MUI’s own test: it is always a <details>' },
  },
  Table: {
    element: <Table caption="Figures" columns={['Item', 'Sum']} rows={[]} />,
    muiName: 'MuiTableContainer',
    classes: tableContainerClasses,
    refInstanceof: HTMLDivElement,
    more: { testVariantProps: { component: 'section' } },
  },
  Icon: {
    element: <Icon icon={Check} />,
    muiName: 'MuiSvgIcon',
    classes: svgIconClasses,
    refInstanceof: SVGSVGElement,
    more: {
      testComponentPropWith: 'symbol',
      testVariantProps: { variant: 'unknown' },
    },
  },
  Badge: {
    element: <Badge icon={Check}>ESG</Badge>,
    muiName: 'MuiChip',
    classes: chipClasses,
    refInstanceof: HTMLSpanElement,
    more: {
      testVariantProps: { size: 'small' },
      testStateOverrides: { prop: 'size', value: 'small', styleKey: 'sizeSmall' },
    },
  },
  PictureCard: {
    element: (
      <PictureCard picture={<i />} title="Parents" text="For you." actionLabel="Go on" href="/" />
    ),
    ...CARD,
  },
  ReviewCard: { element: <ReviewCard {...REVIEW} />, ...CARD },
  CheckList: { element: <CheckList items={['Free']} />, ...LIST },
  FeatureList: { element: <FeatureList features={[]} />, ...LIST },
  FieldError: {
    element: <FieldError id="error">Please enter a name.</FieldError>,
    muiName: 'MuiFormHelperText',
    classes: formHelperTextClasses,
    refInstanceof: HTMLParagraphElement,
    more: { testComponentPropWith: 'div', testVariantProps: { size: 'small' } },
  },
  TextField: {
    ...FIELD,
    element: <TextField label="Name" helperText="As in your passport" />,
    more: { ...FIELD.more, slots: FIELD_SLOTS },
  },
  NumberField: {
    ...FIELD,
    element: <NumberField label="Fee" min={0} max={2} step={1} rangeText="From 0 to 2." />,
  },
  CurrencyField: {
    ...FIELD,
    element: <CurrencyField label="Amount" unreadableText={(text) => `What is ${text}?`} />,
  },
  Select: {
    ...FIELD,
    element: <Select label="Country" helperText="Where you live" options={OPTIONS} />,
    more: {
      ...FIELD.more,
      slots: { ...FIELD_SLOTS, htmlInput: { testWithElement: 'select', expectedClassName: '' } },
    },
  },
  Checkbox: { ...FIELD, element: <Checkbox label="I pay church tax" /> },
  SegmentedControl: {
    ...FIELD,
    element: <SegmentedControl label="Country" options={OPTIONS} />,
    refInstanceof: HTMLFieldSetElement,
  },
  SliderField: {
    ...FIELD,
    element: (
      <SliderField
        label="Years"
        min={0}
        max={9}
        lessLabel="Less"
        moreLabel="More"
        typeLabel="Type in"
        rangeText="From 0 to 9."
      />
    ),
  },
  Notice: { element: <Notice label="Demo">Figures are samples.</Notice>, ...ALERT },
  Announcement: {
    element: (
      <Announcement label="Webinar" closeLabel="Close">
        On Thursday.
      </Announcement>
    ),
    ...ALERT,
  },
  SiteHeader: {
    element: (
      <SiteHeader
        home={{ href: '/', label: 'Fernblick' }}
        label="Main"
        links={[]}
        languages={[{ href: '/de', label: 'Deutsch' }]}
        menuLabel="Menu"
        action={null}
      />
    ),
    muiName: 'MuiAppBar',
    classes: appBarClasses,
    refInstanceof: HTMLElement,
    more: {
      testVariantProps: { position: 'relative' },
      testStateOverrides: { prop: 'color', value: 'secondary', styleKey: 'colorSecondary' },
    },
  },
};

const theme = createBrandTheme('fernblick');

describe.each(Object.entries(COMPONENTS))('%s', (_name, { element, more, skip = {}, ...row }) => {
  const { render } = createRenderer();
  describeConformance(element, () => ({
    ...row,
    ...more,
    render: (node) => render(node, { wrapper: Themed }),
    // MUI 9 has `slots` instead of `componentsProp`.
    skip: ['componentsProp', ...Object.keys(skip)] as NonNullable<ConformanceOptions['skip']>,
    ThemeProvider,
    createTheme: (options) => createTheme(theme, options),
  }));
});

function Themed({ children }: { children?: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
