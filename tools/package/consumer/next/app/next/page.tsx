export { default } from '#shared/page.tsx';
