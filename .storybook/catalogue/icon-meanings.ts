import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Banknote,
  Check,
  ChevronDown,
  CircleAlert,
  CornerLeftUp,
  DoorOpen,
  Download,
  Equal,
  Globe,
  type IconNode,
  Info,
  Leaf,
  Menu,
  Minus,
  PenLine,
  Plus,
  Redo2,
  Scale,
  SlidersHorizontal,
  Trash2,
  TrendingDown,
  TrendingUp,
  Undo2,
  X,
} from 'lucide';

interface IconMeaning {
  icon: IconNode;
  /** What it stands for with us. */
  meaning: string;
  /** What else people look for, in English and German. */
  words: string;
}

/** The icons of the site and the Composer by their names in lucide. One meaning has one icon. */
export const ICON_MEANINGS: Readonly<Record<string, IconMeaning>> = {
  ArrowDown: define(ArrowDown, 'One place down', 'move order later nach unten verschieben Pfeil'),
  ArrowLeft: define(ArrowLeft, 'The one before', 'back previous zurück vorherige links Pfeil'),
  ArrowRight: define(ArrowRight, 'The way leads on', 'next forward weiter nächste rechts Pfeil'),
  ArrowUp: define(ArrowUp, 'Up to the beginning', 'top move earlier nach oben Anfang Pfeil'),
  ArrowUpRight: define(
    ArrowUpRight,
    'Opens in a new tab',
    'external link extern neuer Tab Fenster',
  ),
  Banknote: define(Banknote, 'Money that is paid out', 'cash withdrawal Geld Auszahlung Schein'),
  Check: define(Check, 'Holds, chosen', 'tick yes done selected Haken ja gewählt erledigt'),
  ChevronDown: define(
    ChevronDown,
    'Opens below',
    'expand dropdown collapse aufklappen Auswahl mehr',
  ),
  CircleAlert: define(CircleAlert, 'An error', 'warning invalid problem Fehler Warnung Achtung'),
  CornerLeftUp: define(
    CornerLeftUp,
    'Back to where it was named',
    'footnote return Fußnote zurück',
  ),
  DoorOpen: define(DoorOpen, 'A way out', 'cancel exit leave Kündigung Ausstieg Tür'),
  Download: define(Download, 'A file is saved', 'save pdf csv herunterladen speichern Datei'),
  Equal: define(Equal, 'No clear difference', 'same tie equals gleich Gleichstand'),
  Globe: define(
    Globe,
    'Anywhere in the world',
    'world abroad language Welt weltweit Ausland Sprache',
  ),
  Info: define(Info, 'More about a word', 'help hint tooltip Hilfe Hinweis Erklärung'),
  Leaf: define(Leaf, 'Sustainable', 'green esg eco nachhaltig grün Blatt Umwelt'),
  Menu: define(Menu, 'The menu', 'burger navigation Menü Navigation'),
  Minus: define(Minus, 'Less', 'decrease subtract weniger verringern'),
  PenLine: define(
    PenLine,
    'Signing, writing',
    'edit contract sign unterschreiben Vertrag Stift bearbeiten',
  ),
  Plus: define(Plus, 'More', 'add increase mehr hinzufügen erhöhen'),
  Redo2: define(Redo2, 'Do it again', 'repeat forward wiederholen wiederherstellen'),
  Scale: define(
    Scale,
    'Weighing, balance',
    'compare rebalancing justice Waage vergleichen Ausgleich',
  ),
  SlidersHorizontal: define(
    SlidersHorizontal,
    'Adjust',
    'settings filter options einstellen anpassen Regler',
  ),
  Trash2: define(Trash2, 'Remove', 'delete bin löschen entfernen Papierkorb'),
  TrendingDown: define(TrendingDown, 'Ends lower', 'loss fall worse Verlust fallend schlechter'),
  TrendingUp: define(
    TrendingUp,
    'Ends higher',
    'gain growth better Gewinn steigend besser Rendite',
  ),
  Undo2: define(Undo2, 'Take it back', 'revert back rückgängig widerrufen'),
  X: define(X, 'Close', 'cancel dismiss schließen abbrechen Kreuz'),
};

/** The names of the icons that a search means: each of its words is in the name, the meaning or the words. */
export function findIcons(search: string): string[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(ICON_MEANINGS).flatMap(([name, { meaning, words }]) => {
    const known = `${name} ${meaning} ${words}`.toLowerCase();
    return wanted.every((word) => known.includes(word)) ? [name] : [];
  });
}

function define(icon: IconNode, meaning: string, words: string): IconMeaning {
  return { icon, meaning, words };
}
