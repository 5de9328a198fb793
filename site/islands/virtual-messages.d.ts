/** The imports of every set of messages, served by `site/islands/island-messages-plugin.ts`. */
declare module 'virtual:island-messages' {
  type Messages = Record<string, import('react-intl').MessageFormatElement[]>;
  export const messageLoaders: Record<
    import('./message-sets.ts').MessageSet,
    Record<import('../i18n/locales.ts').Locale, () => Promise<{ default: Messages }>>
  >;
}
