import { z } from 'zod';
import { text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

/** Answers to questions, in the form that nested web forms send. */
const answers = z
  .array(z.strictObject({ step_datum_id: z.uuid(), content: z.json('blank').meta({ id: 'AnswerContent' }) }))
  .max(1_000);
const token = z.string().max(1_000);
const submission = z.strictObject({
  survey_id: z.uuid().optional(),
  email: text.optional(),
  collected_data_attributes: answers.default([]),
});
const begun = z.strictObject({ survey_token: token, survey_submission: submission });
const changed = z.strictObject({ token, survey_submission: submission });
const answered = z.strictObject({ survey_token: token, email: text.optional(), data: answers.default([]) });

const given = (list: z.infer<typeof answers>) =>
  list.map(({ step_datum_id, content }) => ({ fieldId: toGlobalId('Field', step_datum_id), content }));
const answerSurvey = mutation('answerSurvey', 'response { ...survey_submission_of_holder }');
const responseId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('SurveyResponse', params['id']);

/** Survey responses. */
export const surveyResponseEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof answered>>({
    method: 'POST',
    path: '/surveys/{id}',
    summary: 'Respond to a survey with its link; no sign-in needed',
    document: answerSurvey,
    body: answered,
    called: { answers: 'data' },
    variables: ({ params, body: { survey_token, email, data } }) => ({
      input: { surveyId: toGlobalId('Survey', params['id']), token: survey_token, email, answers: given(data) },
    }),
    answer: 'answerSurvey.response',
    status: 201,
  }),
  endpoint<None, z.infer<typeof begun>>({
    method: 'POST',
    path: '/survey_submissions',
    summary: 'Respond to a survey with its link; no sign-in needed',
    document: answerSurvey,
    body: begun,
    called: { answers: 'collected_data_attributes' },
    variables: ({ body: { survey_token, survey_submission: said } }) => ({
      input: {
        ...{ token: survey_token, surveyId: toGlobalId('Survey', said.survey_id), email: said.email },
        answers: given(said.collected_data_attributes),
      },
    }),
    answer: 'answerSurvey.response',
    status: 201,
  }),
  endpoint<None, z.infer<typeof changed>>({
    method: 'PUT',
    path: '/survey_submissions/{id}',
    summary: 'Change a response with the token returned when it was given; no sign-in needed',
    document: answerSurvey,
    body: changed,
    called: { answers: 'collected_data_attributes' },
    variables: ({ params, body: { token: held, survey_submission: said } }) => ({
      input: {
        ...{
          token: held,
          responseId: responseId(params),
          surveyId: toGlobalId('Survey', said.survey_id),
          email: said.email,
        },
        answers: given(said.collected_data_attributes),
      },
    }),
    answer: 'answerSurvey.response',
  }),
  endpoint({
    method: 'DELETE',
    path: '/survey_submissions/{id}',
    summary: 'Delete a survey response',
    document: mutation('deleteSurveyResponse', 'id: deletedSurveyResponseId'),
    variables: ({ params }) => ({ input: { surveyResponseId: responseId(params) } }),
    answer: { id: 'deleteSurveyResponse.id' },
  }),
  endpoint({
    method: 'GET',
    path: '/survey_submissions/{id}/fetch_data',
    summary: 'Get a survey response, for staff',
    document: nodeQuery('SurveyResponse', '...survey_submission'),
    variables: ({ params }) => ({ id: responseId(params) }),
    answer: 'node',
  }),
];
