import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { answersFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/viewing.ts';
import type { Reader } from '#server/queries/review/changesInWords.ts';

/** The current answers of a submission, and which of them the viewer may read. */
export async function readerOf(ctx: RequestContext, submissionId: string): Promise<Reader> {
  const [answers, viewer] = [await answersFor(ctx, submissionId), await viewerOf(ctx, submissionId)];
  return { answers, mayRead: (answer) => mayReadAnswer(viewer, answer) };
}
