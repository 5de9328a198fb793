import type { ShortGuidance } from '../../design-system/guidance.ts';

/** How a component of MUI is used that the theme dresses and no component of ours wraps. */
export interface MuiGuidance extends Pick<ShortGuidance, 'synonyms'> {
  /** The group of the sidebar, as the folders of the design system are called, or one of its own. */
  group: string;
  /** The name in MUI's documentation, where the page has another: ours, or that of a family. */
  mui?: string;
  use: string;
  /** Another component by its name, and when it fits better. */
  instead: readonly [name: string, when: string];
  note: string;
}

/** By the name of the page: a line each of when, what instead, and what to know. */
export const MUI_GUIDANCE: Readonly<Record<string, MuiGuidance>> = {
  ButtonGroup: {
    group: 'actions',
    synonyms: { en: ['split button', 'button bar'], de: ['Schaltflächengruppe', 'Knopfleiste'] },
    use: 'Two or three actions on the same thing are equally likely.',
    instead: ['ToggleButton', 'One of them stays chosen.'],
    note: 'The group has a name (`aria-label`); a page’s main action stands alone.',
  },
  Fab: {
    group: 'actions',
    synonyms: { en: ['floating action button', 'plus button'], de: ['schwebender Knopf', 'Plus'] },
    use: 'The one thing that people do in a list again and again, as adding to it.',
    instead: ['BottomBar', 'It leads on in a landing.'],
    note: 'An icon alone needs an `aria-label`; the list keeps room below its last row.',
  },
  ToggleButton: {
    group: 'actions',
    synonyms: { en: ['view switcher', 'button toggle'], de: ['Umschaltknopf', 'Ansichtswechsel'] },
    use: 'What is shown changes at once: a period, a view, a filter.',
    instead: ['SegmentedControl', 'The choice belongs to a form.'],
    note: '`exclusive` lets one be chosen; the group has a name (`aria-label`).',
  },
  Autocomplete: {
    group: 'fields',
    synonyms: {
      en: ['type-ahead', 'suggestions', 'search field', 'combo box', 'multi-select'],
      de: ['Vorschläge', 'Suchfeld', 'Mehrfachauswahl', 'Vervollständigung'],
    },
    use: 'One of very many known answers is found faster by typing than by reading.',
    instead: ['Select', 'There are fewer than fifteen.'],
    note: 'It works with script only; `noOptionsText` says what was looked for, the rest comes with MUI’s language (`deDE`).',
  },
  RadioGroup: {
    group: 'fields',
    synonyms: { en: ['radio button', 'single choice'], de: ['Optionsfeld', 'Einfachauswahl'] },
    use: 'Each of two to six answers is a sentence, to be compared with the others.',
    instead: ['SegmentedControl', 'Each answer is a word or two.'],
    note: 'The question is its `FormLabel`; nothing is chosen before somebody chooses.',
  },
  Switch: {
    group: 'fields',
    synonyms: { en: ['on/off', 'toggle switch'], de: ['Schalter', 'An/Aus', 'Kippschalter'] },
    use: 'A setting holds from the moment that it is switched.',
    instead: ['Checkbox', 'It holds once a form is sent.'],
    note: 'Its words stand in a `FormControlLabel`, say what is on, and stay the same.',
  },
  TextArea: {
    group: 'fields',
    mui: 'TextField',
    synonyms: {
      en: ['textarea', 'multiline', 'date field', 'MUI TextField', 'password', 'comment'],
      de: ['mehrzeilig', 'Datumsfeld', 'Passwort', 'Kommentar', 'Nachrichtenfeld'],
    },
    use: 'Several lines, a date or a password are typed: MUI’s TextField in the language of our fields.',
    instead: ['TextField', 'One line is typed.'],
    note: '`error` is a boolean here: the message is the `helperText`, its icon comes by itself.',
  },
  Breadcrumbs: {
    group: 'navigation',
    synonyms: { en: ['breadcrumb', 'path', 'trail'], de: ['Brotkrumen', 'Pfad', 'Klickpfad'] },
    use: 'A page lies at least two levels deep, and people arrive from outside.',
    instead: ['SiteHeader', 'Everything is one step away.'],
    note: 'The last entry is no link and has `aria-current="page"`; `maxItems` folds the middle.',
  },
  Drawer: {
    group: 'navigation',
    synonyms: {
      en: ['side sheet', 'sidebar', 'bottom sheet', 'off-canvas', 'panel'],
      de: ['Seitenleiste', 'Schublade', 'Ausklappmenü'],
    },
    use: 'Filters or a list of ways lie beside what they change.',
    instead: ['Dialog', 'It asks one question.'],
    note: 'It has a name (`slotProps.paper`), a button that closes it, and comes from below on a phone.',
  },
  Menu: {
    group: 'navigation',
    synonyms: {
      en: ['context menu', 'overflow menu', 'kebab', 'popover', 'dropdown menu'],
      de: ['Kontextmenü', 'Mehr-Menü', 'Aktionsliste'],
    },
    use: 'More than three actions belong to one thing, each seldom needed.',
    instead: ['Select', 'An answer is chosen, not an action.'],
    note: 'Entries are verbs; what cannot be undone comes last and asks again in a `Dialog`.',
  },
  Pagination: {
    group: 'navigation',
    synonyms: { en: ['pager', 'page numbers'], de: ['Seitennummern', 'Blättern', 'Seitenwechsel'] },
    use: 'A list is longer than three screens, and people come back to a place in it.',
    instead: ['Disclosure', 'The rest is seldom read.'],
    note: 'On a phone `siblingCount={0}`; what it announces comes with MUI’s language: `createBrandTheme(brand, deDE)`.',
  },
  Stepper: {
    group: 'navigation',
    synonyms: {
      en: ['wizard', 'progress tracker', 'steps'],
      de: ['Schritte', 'Assistent', 'Fortschrittsanzeige'],
    },
    use: 'An application takes three to six pages, and people ask how far it still is.',
    instead: ['Accordion', 'The parts can be read in any order.'],
    note: 'Vertical on a phone; a step with an error says so in words, too.',
  },
  Tabs: {
    group: 'navigation',
    synonyms: { en: ['tab bar', 'tab panel'], de: ['Reiter', 'Registerkarten', 'Karteireiter'] },
    use: 'Views of the same thing are of the same rank, and nobody compares them.',
    instead: ['Accordion', 'Several are read together, or the page is printed.'],
    note: '`variant="scrollable"` for German words on a phone; each tab names its panel (`aria-controls`).',
  },
  Alert: {
    group: 'messages',
    synonyms: {
      en: ['message', 'banner message', 'inline message', 'warning'],
      de: ['Hinweis', 'Warnung', 'Meldung', 'Fehlermeldung'],
    },
    use: 'Something that happened or is about to concerns the whole page or form.',
    instead: ['Notice', 'It is always true.'],
    note: 'It says what to do next. What appears later is announced, as it has `role="alert"`.',
  },
  CountBadge: {
    group: 'messages',
    mui: 'Badge',
    synonyms: {
      en: ['notification dot', 'counter', 'unread', 'MUI Badge'],
      de: ['Zähler', 'ungelesen', 'Benachrichtigungspunkt'],
    },
    use: 'Something new waits behind an icon.',
    instead: ['Badge', 'A word sets a thing apart.'],
    note: 'A number says nothing alone: the `aria-label` of the button has it in words.',
  },
  Dialog: {
    group: 'messages',
    synonyms: {
      en: ['modal', 'popup', 'lightbox', 'confirmation', 'overlay'],
      de: ['Modal', 'Dialogfenster', 'Hinweisfenster', 'Bestätigung', 'Fenster'],
    },
    use: 'Nothing can go on before one question is answered.',
    instead: ['Disclosure', 'It can be read beside the rest.'],
    note: 'The title asks, a button answers in a verb, the way back comes first; it is named by `aria-labelledby`.',
  },
  Progress: {
    group: 'messages',
    mui: 'LinearProgress',
    synonyms: {
      en: ['spinner', 'loader', 'loading', 'CircularProgress', 'LinearProgress', 'progress bar'],
      de: ['Ladeanzeige', 'Ladekreis', 'Fortschrittsbalken'],
    },
    use: 'Somebody waits for more than a second; a bar where the end is known.',
    instead: ['Skeleton', 'What comes has a known form.'],
    note: 'It has a name (`aria-label`). A button waits by its own `loading`.',
  },
  Skeleton: {
    group: 'messages',
    synonyms: { en: ['placeholder', 'shimmer'], de: ['Platzhalter', 'Gerüst', 'Ladegerüst'] },
    use: 'Words or pictures come within seconds, and their place is known.',
    instead: ['Progress', 'Nobody knows what comes.'],
    note: 'As large as what comes, so that nothing moves; what holds it has `aria-busy`.',
  },
  Snackbar: {
    group: 'messages',
    synonyms: {
      en: ['toast', 'notification', 'undo message'],
      de: ['Kurzmeldung', 'Benachrichtigung', 'Einblendung'],
    },
    use: 'Something worked, and may be undone.',
    instead: ['Alert', 'It failed, or has to be read.'],
    note: 'At least six seconds, longer with a button; the button is also found elsewhere.',
  },
  Paper: {
    group: 'cards',
    synonyms: { en: ['surface', 'sheet', 'box', 'container'], de: ['Fläche', 'Karte', 'Kasten'] },
    use: 'What belongs together stands on a ground of its own.',
    instead: ['PictureCard', 'It leads to another page.'],
    note: 'Raised by default, `variant="outlined"` where many stand together. No paper on paper.',
  },
  Avatar: {
    group: 'text',
    synonyms: { en: ['profile picture', 'initials', 'user'], de: ['Profilbild', 'Initialen'] },
    use: 'A person or a portfolio is recognized in a list.',
    instead: ['NameTag', 'A person in a drawing is named.'],
    note: 'Decoration beside a name; alone it needs an `alt`.',
  },
  Divider: {
    group: 'text',
    synonyms: { en: ['separator', 'horizontal rule', 'line'], de: ['Trennlinie', 'Trenner'] },
    use: 'Two groups follow each other that space alone does not part.',
    instead: ['Stack', 'Space is enough, as it is nearly always.'],
    note: 'With a word in it, it parts two ways, as “or” does.',
  },
  List: {
    group: 'text',
    synonyms: { en: ['list item', 'rows', 'settings list'], de: ['Liste', 'Einträge', 'Zeilen'] },
    use: 'Things of one kind, each with a line or two, can be chosen or opened.',
    instead: ['CheckList', 'They are words to read.'],
    note: 'A row that can be clicked is a `ListItemButton`; what is chosen has `selected`.',
  },
};

/** The three lines, as Markdown. */
export function writeMuiUse(name: string, linkTo = (name: string) => name): string {
  const { mui = name, use, instead, note } = getMuiGuidance(name);
  const [other, when] = instead;
  return [
    `- **Use when** ${use}`,
    `- **Use instead** ${linkTo(other)}: ${when}`,
    `- **Note** ${note}`,
    '',
    `MUI’s own component, dressed by the theme: [all its props](https://mui.com/material-ui/api/${toSlug(mui)}/).`,
  ].join('\n');
}

/** A name as files and addresses have it: `button-group`. */
function toSlug(name: string): string {
  return name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
}

function getMuiGuidance(name: string): MuiGuidance {
  const guidance = MUI_GUIDANCE[name];
  if (!guidance) throw new Error(`There is no guidance for ${name}.`);
  return guidance;
}
