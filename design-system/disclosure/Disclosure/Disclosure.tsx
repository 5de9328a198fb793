import MuiAccordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails, { type AccordionDetailsProps } from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import {
  type ReactNode,
  type SyntheticEvent,
  type ToggleEvent,
  useLayoutEffect,
  useRef,
} from 'react';
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
  /** Opens or closes it when this changes. The visitor does so too: `onChange` tells of it. */
  expanded?: boolean | undefined;
  /** The visitor opened or closed it, by a click, an address or a search in the page. */
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
  const { open = expanded, onChange, onToggle, ...rest } = accordion;
  // A browser also tells of what it was told itself.
  const isKnownOpen = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    isKnownOpen.current = Boolean(open);
  }, [open]);
  return (
    <MuiAccordion
      component="details"
      aria-label={summary}
      {...rest}
      open={open}
      variant={variant}
      expanded={false}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => {
        onToggle?.(event);
        const isOpen = event.currentTarget.open;
        if (isOpen === isKnownOpen.current) return;
        isKnownOpen.current = isOpen;
        onChange?.(event, isOpen);
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
