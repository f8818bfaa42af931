import { partMutation } from '#server/graphql/form/partMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Survey, surveyOutput } from '#server/graphql/form/Survey.ts';
import { richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { updateSurvey } from '#server/operations/form/updateSurvey.ts';

partMutation('updateSurvey', {
  description: 'Changes the survey of a survey step.',
  inputDescription: 'The changes to a survey. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    surveyId: t.globalID({ required: true, for: Survey, description: 'The ID of the survey to change.' }),
    identified: t.boolean({
      description: 'Whether respondents must give their email address. If false, responses are anonymous.',
    }),
    name: t.string({ validate: shortText, description: 'The new name of the survey.' }),
    instructions: t.string({
      validate: richTextInput,
      description: 'The new instructions for respondents, as HTML that will be sanitized.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { surveyId } }) => surveyId,
  run: async (ctx, { input: { surveyId, identified, ...texts } }) => ({
    surveyId: await updateSurvey(ctx, { surveyId: surveyId.id, ...texts, ...nullsAsUnset({ identified }) }),
  }),
  outputFields: surveyOutput,
});
