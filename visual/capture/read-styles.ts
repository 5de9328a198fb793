import type { Evidence, ShownElement } from '../model/report.ts';
import type { Interaction, StyledState } from '../plan/modes.ts';

/** Dependencies of the style rules that match elements of a story. */
export interface Styles {
  /** Conditions of the media queries around them, such as `(min-width: 960px)`. */
  media: string[];
  /**
   * Which rules show in each state, each by a hash of it: those whose selectors use the state, on
   * elements that can have it, those in media queries for it, and in the dark all with a colour.
   */
  states: Partial<Record<StyledState, string[]>>;
  /** Rules for interactions that do not show at this width: their elements or they are for other ones. */
  hidden: Record<Interaction, string[]>;
  /** Media queries without a width that do not match, around other rules for interactions. */
  otherMedia: string[];
  /** Results of the container queries around them at this width, one digit per element, if asked for. */
  containers: string;
  /**
   * Custom properties with a colour that they use, directly or through others: of those that apply now,
   * and of those that apply in each interaction.
   */
  variables: Record<'rest' | Interaction, string[]>;
  /** The elements of the page, if asked for. */
  evidence?: Evidence;
}

interface StylesWanted {
  /** Selector of the elements that the keyboard can reach. */
  focusable: string;
  /** Selector of the part of the page to read; all of it by default. */
  within?: string;
  /** `also` or `only` reads container queries, for which the browser restyles the whole page. */
  containers?: 'also' | 'only';
  /** Reads what each element is made of in this interaction, which takes as long as all the rest. */
  elements?: Interaction | 'rest';
}

/**
 * Runs in the page: reads the rules that match elements of the story, in any state that these can
 * have.
 */
export function readStyles({
  focusable,
  within = '*',
  containers: wanted,
  elements: interaction,
}: StylesWanted): Styles {
  const media = new Set<string>();
  const states = new Map<StyledState, Set<string>>();
  const hidden: Styles['hidden'] = { hover: [], focus: [], active: [] };
  const otherMedia = new Set<string>();
  const variables: { [state: string]: Set<string> } = {};
  const dependencies = new Map<string, string[]>();
  const restingDependencies: typeof dependencies = new Map();
  const usedBy = new Map<Element, Set<string>>();
  const colouredBy = new Map<Element, string[]>();
  const inContainers: { rule: CSSStyleRule; elements: Element[] }[] = [];
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  for (const sheet of sheets) walk(sheet.cssRules, []);
  return {
    media: [...media],
    states: Object.fromEntries([...states].map(([state, rules]) => [state, [...rules].sort()])),
    hidden,
    otherMedia: [...otherMedia],
    containers: findApplying(),
    variables: {
      rest: listColours(variables.rest, restingDependencies),
      hover: listColours(variables.hover),
      focus: listColours(variables.focus),
      active: listColours(variables.active),
    },
    ...(interaction && { evidence: readElements() }),
  };

  function addDependencies(names: Set<string>, known = dependencies) {
    // Iterating over a Set also visits elements added during the iteration.
    for (const name of names) for (const part of known.get(name) ?? []) names.add(part);
  }

  function listColours(names = new Set<string>(), known = dependencies): string[] {
    addDependencies(names, known);
    return [...names].filter(isColour).sort();
  }

  function readElements(): Evidence {
    const owners = new Map<string, number>();
    const properties = new Map<string, number>();
    const shown = [...document.body.querySelectorAll('*')].flatMap((element): ShownElement[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isLeftOut = element.matches('script, style, svg *, .sb-wrapper, .sb-wrapper *');
      if (isLeftOut || width * height === 0 || !element.checkVisibility()) return [];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [
        {
          box: {
            x: Math.floor(x + scrollX),
            y: Math.floor(y + scrollY),
            width: Math.ceil(width),
            height: Math.ceil(height),
          },
          text: nameFile(element) ?? own.map(({ textContent }) => textContent?.trim()).join(' '),
          owners: place(owners, listOwners(element).join()),
          variables: place(properties, listVariables(element)),
        },
      ];
    });
    const ground = place(properties, listVariables(document.body));
    const split = (keys: Iterable<string>) =>
      [...keys].map((key) => key.split(',').filter(Boolean));
    const variables = split(properties.keys());
    return { elements: shown, owners: split(owners.keys()), variables, ground };
  }

  function listVariables(element: Element): string {
    const names = new Set(usedBy.get(element));
    // Its words have the colour of the nearest one around it that has any.
    let coloured: Element | null = element;
    while (coloured && !colouredBy.has(coloured)) coloured = coloured.parentElement;
    for (const name of (coloured && colouredBy.get(coloured)) ?? []) names.add(name);
    addDependencies(names);
    return [...names].join();
  }

  /** Of an image the name of its file without the hash of the build: `/valley/`. */
  function nameFile(element: Element): string | undefined {
    if (!(element instanceof HTMLImageElement)) return undefined;
    return element.currentSrc.replace(/.*(\/[^/]*?)(-[\w-]{8})?\.\w+$/, '$1/');
  }

  function place(list: Map<string, number>, key: string): number {
    const known = list.get(key) ?? list.size;
    list.set(key, known);
    return known;
  }

  /** React's own tree has the components, the classes of MUI's have theirs. */
  function listOwners(element: Element): string[] {
    const names: string[] = [];
    for (let one: Element | null = element; one && names.length === 0; one = one.parentElement) {
      const key = Object.keys(one).find((name) => name.startsWith('__reactFiber$'));
      type Fiber = { type?: unknown; stateNode?: unknown; return?: Fiber | null };
      let fiber = key ? (one as unknown as Record<string, Fiber>)[key] : undefined;
      for (; fiber; fiber = fiber.return ?? undefined) {
        const type = Object(fiber.type) as { __docgenInfo?: { displayName?: string } };
        const classes = fiber.stateNode instanceof Element ? [...fiber.stateNode.classList] : [];
        const own = classes.flatMap((name) => /^Mui(\w+)-root$/.exec(name)?.[1] ?? []);
        for (const name of [...own, type.__docgenInfo?.displayName ?? ''])
          if (name && !names.includes(name)) names.push(name);
      }
    }
    const landmark = element.closest('header, footer, nav, aside, main')?.localName;
    return names.length === 0 && landmark ? [landmark] : names;
  }

  function walk(rules: CSSRuleList, around: CSSConditionRule[]) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) read(rule, around);
      else if (rule instanceof CSSConditionRule) walk(rule.cssRules, [...around, rule]);
      else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, around);
    }
  }

  function read(rule: CSSStyleRule, around: CSSConditionRule[]) {
    const isInContainer = around.some((condition) => condition instanceof CSSContainerRule);
    if (wanted === 'only' && !isInContainer) return;
    const elements = matching(rule.selectorText);
    const unmatched = around.flatMap((one) =>
      one instanceof CSSMediaRule && !matchMedia(one.conditionText).matches
        ? one.conditionText
        : [],
    );
    const isInMedia = unmatched.length === 0;
    const isResting =
      isInMedia && elements.some((one) => one.matches(ofElements(rule.selectorText)));
    const isShown =
      !interaction ||
      (isInMedia && elements.some((element) => isPictured(element, rule.selectorText)));
    for (const property of rule.style) {
      if (!property.startsWith('--')) continue;
      const parts = used(rule.style.getPropertyValue(property));
      for (const known of [
        ...(isShown ? [dependencies] : []),
        ...(isResting ? [restingDependencies] : []),
      ])
        known.set(property, [...(known.get(property) ?? []), ...parts]);
    }
    if (elements.length === 0) return;
    for (const element of interaction && isShown ? elements : []) {
      if (!isPictured(element, rule.selectorText)) continue;
      const names = usedBy.get(element) ?? new Set();
      for (const name of used(rule.style.cssText)) names.add(name);
      usedBy.set(element, names);
      const colours = used(rule.style.color);
      if (colours.length > 0)
        colouredBy.set(element, [...(colouredBy.get(element) ?? []), ...colours]);
    }
    const names = used(rule.style.cssText);
    const conditions = around.map(({ conditionText }) => conditionText).join();
    const key = hash(conditions + rule.cssText);
    const shows = (state: Interaction) => {
      if (!rule.selectorText.includes(`:${state}`)) return false;
      const able = elements.filter((one) => canBe(state, one));
      const others = unmatched.filter((condition) => !condition.includes('width'));
      const isShown = isInMedia && able.some(isVisible);
      if (able.length > 0 && others.length > 0) otherMedia.add(others.join(' and '));
      else if (able.length > 0 && !isShown) hidden[state].push(key);
      return isShown;
    };
    const found: Record<StyledState | 'rest', boolean> = {
      rest: isResting,
      hover: shows('hover'),
      focus: shows('focus'),
      active: shows('active'),
      dark: names.some(isColour),
      'more-contrast': conditions.includes('prefers-contrast'),
      'forced-colors': conditions.includes('forced-colors'),
      print: /\bprint\b/.test(conditions),
    };
    for (const [state, isFound] of Object.entries(found) as [keyof typeof found, boolean][]) {
      if (!isFound) continue;
      variables[state] = new Set([...(variables[state] ?? []), ...names]);
      if (state !== 'rest') states.set(state, (states.get(state) ?? new Set()).add(key));
    }
    for (const condition of around) {
      if (condition instanceof CSSMediaRule) media.add(condition.conditionText);
    }
    if (wanted && isInContainer) inContainers.push({ rule, elements });
  }

  /** Elements that the selector matches, or would match in another state, except Storybook's own. */
  function matching(selector: string): Element[] {
    const dynamic = /:(hover|active|focus(-visible|-within)?)\b/g;
    const selectors = [':is(*)', ':not(*)'].map((state) =>
      ofElements(selector).replaceAll(dynamic, state),
    );
    const found = [...new Set(selectors)].flatMap((one) => [...document.querySelectorAll(one)]);
    return [...new Set(found)].filter(
      (element) => element.closest(within) && !element.closest('.sb-wrapper'),
    );
  }

  /** Whether a selector holds for an element as it is, or as it is while everything is in the interaction. */
  function isPictured(element: Element, selector: string): boolean {
    const held = { hover: ['hover'], focus: ['focus'], active: ['hover', 'active'] };
    const names = interaction && interaction !== 'rest' ? held[interaction] : undefined;
    const inState = selector.replaceAll(
      /:(hover|active|focus)(?:-visible|-within)?\b/g,
      (state, name: string) => (!names ? state : names.includes(name) ? ':is(*)' : ':not(*)'),
    );
    return element.matches(ofElements(inState));
  }

  /** A selector of the elements whose parts a selector may mean. */
  function ofElements(selector: string): string {
    return selector.replaceAll(/::?(before|after)\b|::[\w-]+(\([^)]*\))?/g, ':is(*)');
  }

  function isColour(name: string): boolean {
    return /colou?r|palette|shadow/i.test(name);
  }

  /** FNV-1a, because a page has no other one that answers at once. */
  function hash(text: string): string {
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    return (value >>> 0).toString(36);
  }

  function canBe(interaction: Interaction, element: Element): boolean {
    if (element.matches(':root, body')) return false;
    if (interaction !== 'focus') return true;
    return element.matches(focusable) || element.querySelector(focusable) !== null;
  }

  /** What has no box of its own is as visible as what is around it. */
  function isVisible(element: Element): boolean {
    const { parentElement: parent } = element;
    const hasBox = getComputedStyle(element).display !== 'contents';
    return hasBox || !parent ? element.checkVisibility() : isVisible(parent);
  }

  /**
   * Lets the browser evaluate the container queries: a probe property in each of their rules shows where
   * it applies. All at once, because each change makes the browser restyle the whole page.
   */
  function findApplying(): string {
    const probe = (index: number) => `--probe-${index}`;
    for (const [index, { rule }] of inContainers.entries())
      rule.style.setProperty(probe(index), '1');
    const digits = inContainers.flatMap(({ elements }, index) =>
      elements.map((one) => getComputedStyle(one).getPropertyValue(probe(index)) || '0'),
    );
    for (const [index, { rule }] of inContainers.entries()) rule.style.removeProperty(probe(index));
    return digits.join('');
  }

  function used(declarations: string): string[] {
    return [...declarations.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
  }
}
