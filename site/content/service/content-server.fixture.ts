import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import type { ServiceSettings } from './settings.ts';

/** An entry of the service under test; what is left out is null. */
export interface StoredEntry {
  id: string;
  question?: string | null;
  answer?: string | null;
  order?: number;
  tags?: readonly string[];
}

/** Takes a request in the service's place; false leaves it to the service. */
type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ContentServer extends AsyncDisposable {
  settings: ServiceSettings;
  /** The variables of every question answered so far. */
  asked: Record<string, unknown>[];
}

/** A GraphQL service of Contentful's shape on this machine, with entries by language. */
export async function startContentServer(
  entries: Readonly<Record<string, readonly StoredEntry[]>>,
  intercept: Interception = () => false,
): Promise<ContentServer> {
  const asked: Record<string, unknown>[] = [];
  const yoga = createYoga({ schema: schemaOf(entries, asked), logging: false });
  const server = createServer((request, response) => {
    if (!intercept(request, response)) void yoga(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: new URL(`http://127.0.0.1:${port}/graphql`),
      token: 'sesame',
      timeLimit: 5000,
      longestWait: 5000,
    },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Arguments {
  where: { tags_contains_all: string[] };
  locale: string;
  limit: number;
  skip: number;
}

function schemaOf(
  entries: Readonly<Record<string, readonly StoredEntry[]>>,
  asked: Record<string, unknown>[],
) {
  return createSchema({
    typeDefs: `
      type Query {
        faqCollection(where: FaqFilter, locale: String, order: [FaqOrder], limit: Int = 100, skip: Int = 0): FaqCollection
      }
      input FaqFilter { tags_contains_all: [String] }
      enum FaqOrder { order_ASC sys_id_ASC }
      type FaqCollection { total: Int! items: [Faq]! }
      type Faq { sys: Sys! question: String answer: String order: Int tags: [String] }
      type Sys { id: String! }
    `,
    resolvers: {
      Query: {
        faqCollection(_root: unknown, { where, locale, limit, skip }: Arguments) {
          asked.push({ locale, limit, skip, tags: where.tags_contains_all });
          const tagged = (entries[locale] ?? []).filter(({ tags = ['landingPage'] }) =>
            where.tags_contains_all.every((tag) => tags.includes(tag)),
          );
          return { total: tagged.length, items: tagged.slice(skip, skip + limit) };
        },
      },
      Faq: { sys: ({ id }: StoredEntry) => ({ id }) },
    },
  });
}
