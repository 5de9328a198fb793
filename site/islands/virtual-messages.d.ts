/** The imports of sets of messages, served by `site/islands/island-messages-plugin.ts`. */
type MessageLoaders<Name extends string> = Record<
  Name,
  Record<
    import('../i18n/locales.ts').Locale,
    () => Promise<{ default: import('../provider/texts.ts').Texts }>
  >
>;

declare module 'virtual:island-messages' {
  export const messageLoaders: MessageLoaders<import('./message-sets.ts').IslandName>;
}

declare module 'virtual:part-messages' {
  export const messageLoaders: MessageLoaders<import('./message-sets.ts').PartName>;
}
