import { z } from 'zod';

/** The file in the built workbench that lists the modules of each story. */
export const GRAPH_FILE = 'modules.json';

const moduleSchema = z.object({
  /** Path relative to the project's folder, `package@version`, or the name of a virtual module. */
  name: z.string(),
  /** SHA-256 of the file's bytes; absent when there is no such file in the project. */
  source: z.string().exactOptional(),
  /** SHA-256 of the transformed code, which may depend on more than the file. */
  code: z.string().exactOptional(),
  /** For packages: the files that were read, as paths relative to the project's folder. */
  files: z.array(z.string()).exactOptional(),
});

/** Something a picture depends on. */
export type Module = z.infer<typeof moduleSchema>;

const indices = z.array(z.int().nonnegative());

/** The content of `modules.json`. Modules are listed once and referenced by their index. */
export const graphFileSchema = z
  .object({
    /** Version of this format; files with another one are rejected. */
    version: z.literal(2),
    modules: z.array(moduleSchema),
    /** What every story depends on: the preview, its addons, the build settings. */
    shared: indices,
    /** By story file: what it imports, statically or dynamically, beyond the shared modules. */
    stories: z.record(z.string(), indices),
  })
  .refine(({ modules, shared, stories }) =>
    [shared, ...Object.values(stories)].flat().every((index) => index < modules.length),
  );

/** The parsed content of `modules.json`. */
export type GraphFile = z.infer<typeof graphFileSchema>;
