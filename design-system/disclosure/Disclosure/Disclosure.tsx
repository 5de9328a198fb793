import MuiAccordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails, { type AccordionDetailsProps } from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import type { ReactNode, SyntheticEvent, ToggleEvent } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';

interface DisclosureOwnProps {
  /** The words to click. They also name what opens, unless it has an `aria-label`. */
  summary: string;
  /** Makes the words a heading. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  /** The size of a heading. */
  size?: 'small' | 'medium';
  /**
   * `heading` is a line as wide as its place, `inline` as its words, `row` one of a list in a text,
   * `item` one of an `Accordion`.
   */
  variant?: 'heading' | 'inline' | 'row' | 'item';
  /** What opens. */
  children?: ReactNode;
  /** Open on arrival, as the attribute `open` says it too. */
  defaultExpanded?: boolean | undefined;
  /** Opens or closes it when this changes. The visitor does so too: `onChange` says when. */
  expanded?: boolean | undefined;
  /** The browser opened or closed it, whoever told it to: a click, an address, a search in the page. */
  onChange?: ((event: SyntheticEvent<HTMLDetailsElement>, expanded: boolean) => void) | undefined;
}

type Native = Omit<AccordionProps<'details'>, keyof DisclosureOwnProps | 'component' | 'disabled'>;

export type DisclosureProps = DisclosureOwnProps & Native;

/**
 * A line that opens what is below it: MUI's accordion as a native `<details>`, so it works without
 * JavaScript and for search in the page. What is open only the browser knows.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, headingLevel, size = 'small', variant = 'heading', children, ...others } = props;
  const { defaultExpanded, expanded = defaultExpanded, slots, ...accordion } = others;
  const { onChange, onToggle, ...rest } = accordion;
  return (
    <MuiAccordion
      component="details"
      aria-label={summary}
      open={expanded}
      {...rest}
      variant={variant}
      expanded={false}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => {
        onToggle?.(event);
        onChange?.(event, event.currentTarget.open);
      }}
      slots={{ ...SLOTS, ...slots }}
    >
      <AccordionSummary
        variant={variant}
        size={headingLevel && size}
        expandIcon={<Icon icon={ChevronDown} />}
        slots={SUMMARY_SLOTS}
        slotProps={{ content: { component: headingLevel } }}
      >
        {summary}
      </AccordionSummary>
      {children}
    </MuiAccordion>
  );
}

/** A `<details>` has its summary and its content as children, nothing around them. */
const SLOTS = { heading: Bare, transition: Bare, region: Region };

function Bare({ children }: { children?: ReactNode }) {
  return children;
}

/** What opens is no landmark: a page has dozens. */
function Region({ role, ...rest }: AccordionDetailsProps) {
  return <AccordionDetails {...rest} />;
}

/** Without what MUI adds to a button that is none: role, state and keys, which the browser has. */
const Summary = styled('summary', {
  name: 'MuiAccordionSummary',
  slot: 'Root',
  shouldForwardProp: (prop) => prop === 'children',
})({});

const SUMMARY_SLOTS = { root: Summary };
