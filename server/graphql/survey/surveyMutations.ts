import type { Content } from '#domain/form/Content.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { maxItems, shortText, secretText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { GivenResponse, givenResponse } from '#server/graphql/survey/GivenResponse.ts';
import { answerSurvey } from '#server/operations/survey/answerSurvey.ts';
import { deleteSurveyResponse } from '#server/operations/survey/deleteSurveyResponse.ts';
import { openSurveyByToken } from '#server/queries/survey/OpenedSurvey.ts';

const mostAnswers = 1_000;
const mostContentBytes = 200_000;

const SurveyAnswerInput = builder.inputType('SurveyAnswerInput', {
  description: 'An answer to one question of a survey.',
  fields: (t) => ({
    fieldId: t.globalID({ required: true, description: 'The ID of the question.' }),
    content: t.field({ type: 'JSON', description: 'The value of the answer. Null for no answer.' }),
  }),
});

interface Named {
  readonly token: string;
  readonly surveyId?: { readonly id: string } | null;
  readonly responseId?: { readonly id: string } | null;
}

/**
 * Refuses ids that don't match the link without revealing whether they exist. Rate limits apply per survey, from any
 * network.
 */
async function admit(ctx: RequestContext, { token, surveyId, responseId }: Named): Promise<void> {
  await applyRateLimit(ctx, 'answerSurvey', networkOfClient(ctx));
  const place = await openSurveyByToken(ctx.services.db, ctx.services.keys, token);
  const isMeant =
    place !== null &&
    (!surveyId || surveyId.id === place.survey.id) &&
    (!responseId || responseId.id === place.responseId);
  if (!isMeant) throw new Refusal('surveyUnknown');
  if (place.responseId === null) await applyRateLimit(ctx, 'responsesOfSurvey', place.activeStepId);
  else await applyRateLimit(ctx, 'changesOfResponse', place.responseId);
}

defineMutation('answerSurvey', {
  description:
    'Submits a response to a survey. Either all answers are saved or none are. Through the link of a response, or of an invitation that was already answered, it replaces the earlier response.',
  inputDescription: 'The link, and the answers. No account is needed.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'The token from the link.' }),
    surveyId: t.globalID({ description: 'The ID of the survey, to verify that the link leads to it.' }),
    responseId: t.globalID({ description: 'The ID of the response to change, to verify that the link leads to it.' }),
    email: t.string({
      validate: shortText,
      description: 'The email address of the respondent, if the survey asks for it.',
    }),
    answers: t.field({
      type: [SurveyAnswerInput],
      required: true,
      validate: maxItems(mostAnswers),
      description: 'The answers to all questions. Questions that are left out have no answer.',
    }),
  }),
  authScopes: { everyone: true },
  idempotent: true,
  run: async (ctx, { input: { token, surveyId, responseId, email, answers } }, idempotencyKey) => {
    await admit(ctx, { token, surveyId, responseId });
    const given = answers.map(({ fieldId, content }) => ({
      fieldId: fieldId.id,
      content: (content ?? null) as Content,
    }));
    const length = JSON.stringify(given).length;
    if (length > mostContentBytes)
      throw new InvalidInput([{ path: 'answers', code: 'tooLong', params: { max: mostContentBytes } }]);
    const id = await answerSurvey(ctx, { token, email: email ?? null, answers: given }, idempotencyKey);
    return { id };
  },
  keepsRights: true,
  outputDescription: 'The saved response.',
  outputFields: (t) => ({
    response: t.field({
      type: GivenResponse,
      nullable: true,
      description: 'The response as saved, or null if it has been deleted in the meantime.',
      resolve: ({ done: { id } }, _args, ctx) => givenResponse(ctx, id),
    }),
  }),
});

defineMutation('deleteSurveyResponse', {
  description: 'Deletes a response to a survey.',
  inputDescription: 'The response to delete.',
  inputFields: (t) => ({
    surveyResponseId: t.globalID({ required: true, description: 'The ID of the `SurveyResponse`.' }),
  }),
  may: ['surveyResponse', 'deleteSurveyResponse', ({ input }) => input.surveyResponseId.id],
  run: async (ctx, { input: { surveyResponseId } }) => ({
    submissionId: await deleteSurveyResponse(ctx, surveyResponseId.id),
    deletedId: encodeGlobalId('SurveyResponse', surveyResponseId.id),
  }),
  outputFields: (t) => ({
    deletedSurveyResponseId: t.id({
      description: 'The ID of the deleted response.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
    ...submissionOutput(t),
  }),
});
