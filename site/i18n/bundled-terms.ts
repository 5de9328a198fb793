/** The table of terms as Vite bundles and watches it. */
export { default as termTable } from '../../docs/terms.md?raw';
