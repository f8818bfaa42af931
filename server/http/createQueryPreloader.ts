import { GraphQLError } from 'graphql';
import type { Context } from 'hono';
import type { RunPersisted } from '#server/graphql/persistedRunner.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { PageQueries } from '#server/http/preloadedPages.ts';
import type { Services } from '#server/Services.ts';

/**
 * Preloads the responses to a page's first queries, with the viewer's permissions, and the event cursor from before
 * that, so that the page needn't refetch what happened until its socket was open. Null if that fails; the client then
 * fetches them itself, as it does for anything missing.
 */
export type PreloadQueries = (c: Context, queries: PageQueries) => Promise<AnsweredFirst | null>;

interface AnsweredFirst {
  readonly answers?: readonly { readonly data?: Readonly<Record<string, unknown>> | null | undefined }[];
}

interface Requested {
  readonly services: Services;
  readonly operations: PersistedOperations;
  readonly runPersisted: RunPersisted;
  readonly contextOf: (c: Context) => Promise<RequestContext>;
}

export function createQueryPreloader({ services, operations, runPersisted, contextOf }: Requested): PreloadQueries {
  return async (c, queries) => {
    try {
      const events = await services.events.now();
      const preloaded = Object.entries(queries);
      if (preloaded.length === 0) return { events, answers: [] };
      const ctx = await contextOf(c);
      const answers = await Promise.all(
        preloaded.map(async ([name, variables]) => {
          const id = operations.idOf(name);
          if (id === undefined) return [];
          const { data, errors } = await runPersisted(ctx, id, variables);
          return errors ? [] : [{ id, variables, data }];
        }),
      );
      return { events, answers: answers.flat() };
    } catch (error) {
      if (error instanceof GraphQLError) return null;
      services.log.warn({ err: error }, 'could not preload data for a page');
      return null;
    }
  };
}
