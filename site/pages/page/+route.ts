/** Every page: which there are is in `site/prerender/routes.ts`. */
export default '*';
