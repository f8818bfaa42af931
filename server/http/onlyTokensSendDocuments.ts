import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { onlyKnownDocuments } from '#server/graphql/requestErrors.ts';

/** What the server hands over with each request. */
export interface Asking {
  /** asked any number of times, found out once */
  readonly contextOf: () => Promise<RequestContext>;
}

/**
 * Documents of one's own are for keys that hold: whoever else asks names a document of the web client, and so learns
 * nothing of the schema, neither by asking for it nor by guessing.
 */
export const onlyTokensSendDocuments: Plugin<object, Asking> = {
  async onParams({ params, context }) {
    if (!params.query) return;
    const { actor } = await (context as unknown as Asking).contextOf();
    if (actor.kind !== 'token') throw onlyKnownDocuments();
  },
};
