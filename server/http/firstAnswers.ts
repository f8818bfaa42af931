import { GraphQLError } from 'graphql';
import type { Context } from 'hono';
import type { RunPersisted } from '#server/graphql/persistedRunner.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { FirstQueries } from '#server/http/firstPages.ts';
import type { Services } from '#server/Services.ts';

/**
 * What the screens of a page will ask for first, as the person who asks for the page may see it, and where the events
 * stood before that: then the page need not ask once more for what happened until its line was open. Null when it
 * cannot be told; the client asks for itself then, as it does for everything that is not there.
 */
export type FirstAnswers = (c: Context, queries: FirstQueries) => Promise<AnsweredFirst | null>;

interface AnsweredFirst {
  readonly answers?: readonly { readonly data?: Readonly<Record<string, unknown>> | null | undefined }[];
}

interface Asked {
  readonly services: Services;
  readonly operations: PersistedOperations;
  readonly runPersisted: RunPersisted;
  readonly contextOf: (c: Context) => Promise<RequestContext>;
}

export function firstAnswers({ services, operations, runPersisted, contextOf }: Asked): FirstAnswers {
  return async (c, queries) => {
    try {
      const events = await services.events.now();
      const asked = Object.entries(queries);
      if (asked.length === 0) return { events, answers: [] };
      const ctx = await contextOf(c);
      const answers = await Promise.all(
        asked.map(async ([name, variables]) => {
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
