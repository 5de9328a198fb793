import { z } from 'zod';

/** The file in the built workbench that says which modules each story is made of. */
export const GRAPH_FILE = 'modules.json';

const moduleSchema = z.object({
  /** Path from the project's folder, `package@version`, or the name of a module without a file. */
  name: z.string(),
  /** SHA-256 of the file's bytes. Absent: there is no such file in the project. */
  source: z.string().exactOptional(),
  /** SHA-256 of what the plugins made of it, which may depend on more than its file. */
  code: z.string().exactOptional(),
  /** Only of a package: the files that were read of it, as paths from the project's folder. */
  files: z.array(z.string()).exactOptional(),
});

/** Something a picture depends on. */
export type Module = z.infer<typeof moduleSchema>;

const indices = z.array(z.int().nonnegative());

/** What `modules.json` holds. Modules are listed once; everything else names them by their index. */
export const graphFileSchema = z
  .object({
    /** Of this format; a file with another one is refused. */
    version: z.literal(2),
    modules: z.array(moduleSchema),
    /** What every story depends on: the preview, its addons, the settings of the build. */
    shared: indices,
    /** By story file, what it reaches by static and dynamic imports beyond what is shared. */
    stories: z.record(z.string(), indices),
  })
  .refine(({ modules, shared, stories }) =>
    [shared, ...Object.values(stories)].flat().every((index) => index < modules.length),
  );

/** The content of `modules.json`. */
export type GraphFile = z.infer<typeof graphFileSchema>;
