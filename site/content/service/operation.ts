/** One question to the content service, under the name that its errors carry. */
export interface Operation {
  name: string;
  document: string;
  variables: Readonly<Record<string, string | number>>;
}
