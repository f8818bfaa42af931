import type { Content } from '#domain/form/Content.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { atMost, line, requestKey, requestKeyMeaning, secretText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { GivenResponse, givenResponse } from '#server/graphql/survey/GivenResponse.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { answerSurvey } from '#server/operations/survey/answerSurvey.ts';
import { deleteSurveyResponse } from '#server/operations/survey/deleteSurveyResponse.ts';
import { surveyAt } from '#server/queries/survey/surveyAt.ts';

const mostAnswers = 1_000;
const mostContentBytes = 200_000;

const SurveyAnswerInput = builder.inputType('SurveyAnswerInput', {
  description: 'What is answered to one question of a survey.',
  fields: (t) => ({
    fieldId: t.globalID({ required: true, description: 'The question.' }),
    content: t.field({ type: 'JSON', description: 'As a person or program gives it; null is no answer.' }),
  }),
});

interface Named {
  readonly token: string;
  readonly surveyId?: { readonly id: string } | null;
  readonly responseId?: { readonly id: string } | null;
}

/** Nobody learns whether what does not fit is there. Each survey is counted, wherever its responses come from. */
async function admit(ctx: RequestContext, { token, surveyId, responseId }: Named): Promise<void> {
  await slowDown(ctx, 'answerSurvey', networkOfClient(ctx));
  const place = await surveyAt(ctx.services.db, ctx.services.keys, token);
  const isMeant =
    place !== null &&
    (!surveyId || surveyId.id === place.survey.id) &&
    (!responseId || responseId.id === place.responseId);
  if (!isMeant) throw new Refusal('surveyUnknown');
  if (place.responseId === null) await slowDown(ctx, 'responsesOfSurvey', place.activeStepId);
  else await slowDown(ctx, 'changesOfResponse', place.responseId);
}

verbMutation('answerSurvey', {
  description:
    'Answers a survey, whole or not at all. Under the link of a response, or of an invitation that was answered before, it takes the place of that.',
  inputDescription: 'The link and what is answered. Nobody has to sign in.',
  inputFields: (t) => ({
    token: t.string({ required: true, validate: secretText, description: 'From the link.' }),
    surveyId: t.globalID({ description: 'The survey that is meant: one that the link does not lead to is not there.' }),
    responseId: t.globalID({ description: 'The response that is changed; one that is not of the link is not there.' }),
    email: t.string({ validate: line, description: 'Who answers, where the survey asks for it.' }),
    answers: t.field({
      type: [SurveyAnswerInput],
      required: true,
      validate: atMost(mostAnswers),
      description: 'All that is answered; what is left out is not.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  authScopes: { everyone: true },
  run: async (ctx, { input: { token, surveyId, responseId, email, answers, idempotencyKey } }) => {
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
  outputDescription: 'It is taken.',
  outputFields: (t) => ({
    response: t.field({
      type: GivenResponse,
      nullable: true,
      description: 'As it was taken; null where it was deleted since.',
      resolve: ({ done: { id } }, _args, ctx) => givenResponse(ctx, id),
    }),
  }),
});

verbMutation('deleteSurveyResponse', {
  description: 'Takes away what somebody answered to a survey.',
  inputDescription: 'The response.',
  inputFields: (t) => ({
    surveyResponseId: t.globalID({ required: true, description: 'The response.' }),
  }),
  may: ['surveyResponse', 'deleteSurveyResponse', ({ input }) => input.surveyResponseId.id],
  run: async (ctx, { input: { surveyResponseId } }) => ({
    submissionId: await deleteSurveyResponse(ctx, surveyResponseId.id),
    deletedId: encodeGlobalId('SurveyResponse', surveyResponseId.id),
  }),
  outputFields: (t) => ({
    deletedSurveyResponseId: t.id({ description: 'Of what is gone.', resolve: ({ done: { deletedId } }) => deletedId }),
    ...submissionOutput(t),
  }),
});
