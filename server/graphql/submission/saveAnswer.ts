import type { Content } from '#domain/form/Content.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { RefusedError } from '#server/graphql/refusals.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { activeStepOfAnswer } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answerWriter } from '#server/graphql/submission/answerWriter.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import type { OutdatedAnswer } from '#server/operations/answer/OutdatedAnswer.ts';
import { parseFormContent } from '#server/operations/answer/parseFormContent.ts';
import { saveAnswer, type SavedAnswer } from '#server/operations/answer/saveAnswer.ts';
import { answerAt } from '#server/queries/answer/changedAnswer.ts';

const mostContentBytes = 200_000;

defineMutation('saveAnswer', {
  description:
    'Saves an answer. A value that cannot be read is refused at its field, and a stale revision changes nothing. Staff can also correct locked fields and the answers of completed steps.',
  inputDescription: 'The answer to save, with the revision it is based on.',
  inputFields: (t) => ({
    activeStepId: t.globalID({
      description: 'The ID of the submission’s step. Required unless `submissionId` is given.',
    }),
    submissionId: t.globalID({ description: 'The ID of the submission, in place of `activeStepId`.' }),
    fieldId: t.globalID({
      required: true,
      description: 'The ID of the field, in the submission’s version of the form.',
    }),
    rowPath: t.string({
      defaultValue: '',
      description: 'The row of a repeated section. Empty, the default, outside of repeated sections.',
    }),
    content: t.field({ type: 'JSON', description: 'The new value of the answer. Null clears it.' }),
    isWritten: t.boolean({
      description:
        'Whether the content comes from an HTML form, where any value other than text is JSON in a string. The default is false.',
    }),
    revision: t.int({
      required: true,
      description: 'The revision that the change is based on, or 0 if there was no answer.',
    }),
  }),
  may: ['activeStep', 'saveAnswer', ({ input }, ctx) => activeStepOfAnswer(ctx, input)],
  run: async (ctx, { input }): Promise<{ answer: SavedAnswer }> => {
    const activeStepId = await activeStepOfAnswer(ctx, input);
    const context = await ctx.access.contextOfResource('activeStep', activeStepId);
    const flowTemplateId = context?.version_id ?? '';
    if (input.content === undefined) throw new InvalidInput([{ path: 'content', code: 'blank' }]);
    const given = boundedContent(input.content);
    const place = { flowTemplateId, fieldId: input.fieldId.id };
    const content = input.isWritten ? await contentFromForm(ctx, place, given) : given;
    const { rowPath, revision } = input;
    const writer = await answerWriter(ctx, activeStepId);
    const where = { activeStepId, ...place, rowPath: rowPath ?? '' };
    return { answer: await saveAnswer(ctx, { ...where, content, revision, ...writer }) };
  },
  keepsRights: true,
  outputFields: (t) => ({
    answer: t.field({ type: Answer, description: 'The answer as saved.', resolve: ({ done: { answer } }) => answer }),
  }),
});

builder.objectField(RefusedError, 'answer', (t) =>
  t.field({
    type: Answer,
    nullable: true,
    description:
      'If an answer was refused for its stale revision, the current answer. Null for other errors, and for viewers who may not read it.',
    resolve: async (error, _args, ctx) => {
      if (!isOutdatedAnswer(error)) return null;
      const placed = await answerAt(ctx.services.pool, error.place);
      const viewer = await viewerOf(ctx, error.place.submissionId);
      return placed && mayReadAnswer(viewer, placed) ? placed.answer : null;
    },
  }),
);

// the errors plugin wraps errors, so `instanceof` does not work here
const isOutdatedAnswer = (error: Refusal): error is OutdatedAnswer => 'place' in error;

interface FieldPlace {
  readonly flowTemplateId: string;
  readonly fieldId: string;
}

async function contentFromForm(
  ctx: RequestContext,
  { flowTemplateId, fieldId }: FieldPlace,
  given: Content,
): Promise<Content> {
  const form = await ctx.services.loadForm(flowTemplateId);
  const field = form?.fields.find(({ id }) => id === fieldId);
  if (!field) throw new Refusal('fieldNotOnStep');
  return parseFormContent(ctx, field, given);
}

/** Bounds the size of the content: no legitimate answer is larger. */
function boundedContent(content: unknown): Content {
  const json = JSON.stringify(content ?? null);
  if (json.length > mostContentBytes)
    throw new InvalidInput([{ path: 'content', code: 'tooLong', params: { max: mostContentBytes } }]);
  return (content ?? null) as Content;
}
