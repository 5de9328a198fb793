import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga';
import { createRecord } from '../../../lib/objects.ts';
import { closeServer, listen } from '../../../tools/serve/listen.ts';
import { LOCALES } from '../../i18n/locales.ts';
import type { ServiceSettings } from './settings.ts';

/** An entry of the service under test; what is left out is null. */
export interface StoredEntry {
  id: string;
  question?: string | null;
  answer?: string | null;
  order?: number;
  tags?: readonly string[];
}

/** A generated landing in the service under test, right or wrong. */
export interface StoredLanding {
  id: string;
  name?: unknown;
  path?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, unknown>>;
  sections?: unknown;
  tag: string;
}

/** Takes a request in the service's place; false leaves it to the service. */
export type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ContentServer extends AsyncDisposable {
  settings: ServiceSettings;
  /** The variables of every question answered so far. */
  asked: Record<string, unknown>[];
}

/**
 * A GraphQL service of Contentful's shape on this machine, with questions by language and landings.
 * @param locales all that it knows, the default one first; any when left out
 */
export async function startContentServer(
  entries: Readonly<Record<string, readonly StoredEntry[]>>,
  intercept: Interception = () => false,
  landings: readonly StoredLanding[] = [],
  locales?: readonly string[],
): Promise<ContentServer> {
  const asked: Record<string, unknown>[] = [];
  const yoga = createYoga({ schema: schemaOf(entries, landings, asked, locales), logging: false });
  const server = createServer((request, response) => {
    if (!intercept(request, response)) void yoga(request, response);
  });
  await listen(server, 'site', 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: new URL(`http://127.0.0.1:${port}/graphql`),
      token: 'sesame',
      timeLimit: 5000,
      firstWait: 1,
      longestWait: 5000,
      locales: createRecord(LOCALES, (locale) => locale),
    },
    asked,
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}

interface Arguments {
  where: { tags_contains_all: string[] };
  locale?: string;
  limit: number;
  skip: number;
}

function schemaOf(
  entries: Readonly<Record<string, readonly StoredEntry[]>>,
  landings: readonly StoredLanding[],
  asked: Record<string, unknown>[],
  locales?: readonly string[],
) {
  const [standard = 'en'] = locales ?? [];
  return createSchema({
    typeDefs: `
      type Query {
        faqCollection(where: FaqFilter, locale: String, order: [FaqOrder], limit: Int = 100, skip: Int = 0): FaqCollection
        landingCollection(where: FaqFilter, order: [FaqOrder], limit: Int = 100, skip: Int = 0): LandingCollection
      }
      scalar JSON
      input FaqFilter { tags_contains_all: [String] }
      enum FaqOrder { order_ASC sys_id_ASC }
      type FaqCollection { total: Int! items: [Faq]! }
      type Faq { sys: Sys! question: String answer: String order: Int tags: [String] }
      type LandingCollection { total: Int! items: [Landing]! }
      type Landing {
        sys: Sys! name: JSON sections: JSON path(locale: String): String values(locale: String): JSON
      }
      type Sys { id: String!, locale: String }
    `,
    resolvers: {
      Query: {
        faqCollection(_root: unknown, { where, locale = standard, limit, skip }: Arguments) {
          if (locales && !locales.includes(locale)) throw unknownLocale();
          asked.push({ locale, limit, skip, tags: where?.tags_contains_all });
          const tagged = (entries[locale] ?? []).filter(({ tags = ['landingPage'] }) =>
            (where?.tags_contains_all ?? []).every((tag) => tags.includes(tag)),
          );
          return { total: tagged.length, items: tagged.slice(skip, skip + limit) };
        },
        landingCollection(_root: unknown, { where, limit, skip }: Omit<Arguments, 'locale'>) {
          asked.push({ limit, skip, tags: where.tags_contains_all });
          const tagged = landings.filter(({ tag }) => where.tags_contains_all.includes(tag));
          return { total: tagged.length, items: tagged.slice(skip, skip + limit) };
        },
      },
      Faq: { sys: ({ id }: StoredEntry) => ({ id, locale: standard }) },
      Landing: {
        sys: ({ id }: StoredLanding) => ({ id }),
        path: ({ path }: StoredLanding, { locale }: { locale: string }) => path?.[locale],
        values: ({ values }: StoredLanding, { locale }: { locale: string }) => values?.[locale],
      },
    },
  });
}

function unknownLocale(): Error {
  return createGraphQLError('Unknown locale', {
    extensions: { http: { status: 400 }, contentful: { code: 'UNKNOWN_LOCALE' } },
  });
}
