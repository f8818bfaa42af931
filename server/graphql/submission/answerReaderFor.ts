import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { answersFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import type { AnswerReader } from '#server/queries/review/changesAsText.ts';

/** The current answers of a submission, and which of them the viewer may read. */
export async function answerReaderFor(ctx: RequestContext, submissionId: string): Promise<AnswerReader> {
  const [answers, viewer] = [await answersFor(ctx, submissionId), await viewerOf(ctx, submissionId)];
  return { answers, mayRead: (answer) => mayReadAnswer(viewer, answer) };
}
