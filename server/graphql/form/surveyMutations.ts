import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Survey, surveyOutput } from '#server/graphql/form/Survey.ts';
import { html, line } from '#server/graphql/inputTexts.ts';
import { updateSurvey } from '#server/operations/form/updateSurvey.ts';

partMutation('updateSurvey', {
  description: 'Changes the survey of a step.',
  inputDescription: 'What is left out stays; null empties what can be empty.',
  inputFields: (t) => ({
    surveyId: t.globalID({ required: true, for: Survey, description: 'Which survey.' }),
    identified: t.boolean({ description: 'Asks for the e-mail address of who responds.' }),
    name: t.string({ validate: line, description: 'As people read it.' }),
    instructions: t.string({ validate: html, description: 'Rich text.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { surveyId } }) => surveyId,
  run: async (ctx, { input: { surveyId, identified, ...texts } }) => ({
    surveyId: await updateSurvey(ctx, { surveyId: surveyId.id, ...texts, ...orUnset({ identified }) }),
  }),
  outputFields: surveyOutput,
});
