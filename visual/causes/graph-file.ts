/** The file in the built workbench that lists the modules of each story. */
export const GRAPH_FILE = 'modules.json';

/** Something a picture depends on. */
export interface Module {
  /** Path relative to the project's folder, `package@version`, or the name of a virtual module. */
  name: string;
  /** SHA-256 of the file's bytes; absent when there is no such file in the project. */
  source?: string;
  /** SHA-256 of the transformed code, which may depend on more than the file. */
  code?: string;
  /** For packages: the files that were read, as paths relative to the project's folder. */
  files?: string[];
}

/** The content of `modules.json`. */
export interface GraphFile {
  /** Version of this format; files with another one are rejected. */
  version: 3;
  modules: Module[];
  /** Names of what every story depends on: the preview, its addons, the build settings. */
  shared: string[];
  /** By story file: names of what it imports, statically or dynamically, beyond the shared modules. */
  stories: Record<string, string[]>;
}
