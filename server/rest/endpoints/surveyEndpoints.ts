import { z } from 'zod';
import { flag, patchText } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const surveyChange = z.strictObject({
  survey: z.strictObject({ identified: flag, name: patchText, instructions: patchText }),
});

/** The survey of a step. */
export const surveyEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof surveyChange>>({
    method: 'PUT',
    path: '/surveys/{id}',
    summary: 'Change the survey of a step',
    document: mutation('updateSurvey', 'survey { ...survey }'),
    body: surveyChange,
    variables: ({ params, body: { survey } }) => ({
      input: { surveyId: toGlobalId('Survey', params['id']), ...survey },
    }),
    answer: 'updateSurvey.survey',
  }),
];
