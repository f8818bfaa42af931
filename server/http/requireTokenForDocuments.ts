import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { onlyKnownDocuments } from '#server/graphql/requestErrors.ts';

/** What the server passes along with each request. */
export interface YogaServerContext {
  /** memoized */
  readonly contextOf: () => Promise<RequestContext>;
}

/**
 * Only valid API keys may send their own documents. Everyone else must name a persisted document of the web client,
 * and so can't discover the schema by introspection or guessing.
 */
export const requireTokenForDocuments: Plugin<object, YogaServerContext> = {
  async onParams({ params, context }) {
    if (!params.query) return;
    const { actor } = await (context as unknown as YogaServerContext).contextOf();
    if (actor.kind !== 'token') throw onlyKnownDocuments();
  },
};
