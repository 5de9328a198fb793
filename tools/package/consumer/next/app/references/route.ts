import * as root from '@fernblick/design-system';

/** What a server component gets as a reference to what the client runs. */
export function GET(): Response {
  const isReference = (value: unknown) =>
    Reflect.get(Object(value), '$$typeof') === Symbol.for('react.client.reference');
  const entries = Object.entries(root).filter(([, value]) => isReference(value));
  return Response.json(entries.map(([name]) => name));
}
