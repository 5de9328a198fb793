/** The imports of every set of messages, served by `site/islands/island-messages-plugin.ts`. */
declare module 'virtual:island-messages' {
  export const messageLoaders: Record<
    import('./message-sets.ts').MessageSet,
    Record<
      import('../i18n/locales.ts').Locale,
      () => Promise<{ default: import('../provider/texts.ts').Texts }>
    >
  >;
}
