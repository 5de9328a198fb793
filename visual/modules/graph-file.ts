/** The file in the built workbench that says which modules each story is made of. */
export const GRAPH_FILE = 'modules.json';

/** What `modules.json` holds. Modules are listed once; everything else names them by their index. */
export interface GraphFile {
  /** Of this format; a file with another one is refused. */
  version: 1;
  modules: Module[];
  /** What every story depends on: the preview, its addons, the settings of the build. */
  shared: number[];
  /** By story file, what it reaches by static and dynamic imports beyond what is shared. */
  stories: Record<string, number[]>;
}

/** Something a picture depends on. */
export interface Module {
  /** Path from the project's folder, `package@version`, or the name of a module without a file. */
  name: string;
  /** SHA-256 of the file's bytes. Absent: there is no such file in the project. */
  source?: string;
  /** SHA-256 of what the plugins made of it, which may depend on more than its file. */
  code?: string;
  isPackage?: true;
}
