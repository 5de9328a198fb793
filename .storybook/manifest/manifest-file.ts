/** Where a build of the workbench has the manifest of components, and a dev server answers with it. */
export const COMPONENTS_MANIFEST = 'manifests/components.json';
