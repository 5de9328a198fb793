import {
  type ConformanceOptions,
  createRenderer,
  describeConformance,
} from '@mui/internal-test-utils';
import chaiPlugin from '@mui/internal-test-utils/chaiPlugin';
import { accordionClasses } from '@mui/material/Accordion';
import { buttonClasses } from '@mui/material/Button';
import { cardClasses } from '@mui/material/Card';
import { chipClasses } from '@mui/material/Chip';
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

const REVIEW = {
  stars: 5,
  starsLabel: '5 of 5 stars',
  text: 'Good.',
  author: 'Ada L.',
  dateTime: '2026-01-01',
  date: '1 January 2026',
};

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
};

const theme = createBrandTheme('fernblick');

describe.each(Object.entries(COMPONENTS))('%s', (_name, { element, more, ...row }) => {
  const { render } = createRenderer();
  describeConformance(element, () => ({
    ...row,
    ...more,
    render: (node) => render(node, { wrapper: Themed }),
    // MUI 9 has `slots` instead.
    skip: ['componentsProp'],
    ThemeProvider,
    createTheme: (options) => createTheme(theme, options),
  }));
});

function Themed({ children }: { children?: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
