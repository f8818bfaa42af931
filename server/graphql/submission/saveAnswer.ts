import type { Content } from '#domain/form/Content.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { saveAnswer, type SavedAnswer } from '#server/operations/answer/saveAnswer.ts';

const mostContentBytes = 200_000;

builder.relayMutationField(
  'saveAnswer',
  {
    description: 'One answer, compared with the revision that the writer saw.',
    inputFields: (t) => ({
      activeStepId: t.globalID({ required: true, description: 'The step of the submission.' }),
      fieldId: t.globalID({ required: true, description: 'The field, in the version of that submission.' }),
      rowPath: t.string({ defaultValue: '', description: 'The row of a repeated section.' }),
      content: t.field({ type: 'JSON', description: 'As a person or program gives it; null empties the answer.' }),
      revision: t.int({ required: true, description: 'The revision that was seen; 0 for none.' }),
    }),
  },
  {
    description: 'Saves an answer. What cannot be read is refused at its field; a stale revision changes nothing.',
    authScopes: (_root, { input }) => ({ may: ['activeStep', 'saveAnswer', input.activeStepId.id] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx): Promise<{ answer: SavedAnswer }> => {
      const activeStepId = input.activeStepId.id;
      const anchor = await ctx.access.anchorOf('activeStep', activeStepId);
      const answer = await saveAnswer(ctx, {
        activeStepId,
        flowTemplateId: anchor?.version_id ?? '',
        fieldId: input.fieldId.id,
        rowPath: input.rowPath ?? '',
        content: boundedContent(input.content),
        revision: input.revision,
      });
      return { answer };
    },
  },
  {
    outputFields: (t) => ({
      answer: t.field({ type: Answer, description: 'As it was saved.', resolve: ({ answer }) => answer }),
    }),
  },
);

/** An answer is a word, a text or a list; what is larger than any of them is not one. */
function boundedContent(content: unknown): Content {
  const json = JSON.stringify(content ?? null);
  if (json.length > mostContentBytes)
    throw new InvalidInput([{ path: 'content', code: 'tooLong', params: { max: mostContentBytes } }]);
  return (content ?? null) as Content;
}
