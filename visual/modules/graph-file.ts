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

/** The content of `modules.json`. */
export const graphFileSchema = z.object({
  /** Version of this format; files with another one are rejected. */
  version: z.literal(3),
  modules: z.array(moduleSchema),
  /** Names of what every story depends on: the preview, its addons, the build settings. */
  shared: z.array(z.string()),
  /** By story file: names of what it imports, statically or dynamically, beyond the shared modules. */
  stories: z.record(z.string(), z.array(z.string())),
});

/** The parsed content of `modules.json`. */
export type GraphFile = z.infer<typeof graphFileSchema>;
