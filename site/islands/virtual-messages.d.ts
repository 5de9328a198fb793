/** Written by `site/islands/island-messages-plugin.ts`: `virtual:island-messages/<set>/<locale>`. */
declare module 'virtual:island-messages/*' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
