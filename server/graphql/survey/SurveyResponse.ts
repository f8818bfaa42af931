import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { surveyAnswersInOrder, SurveyAnswer } from '#server/graphql/survey/SurveyAnswer.ts';

guardAs('SurveyResponse', 'surveyResponse', 'viewSurveyResponse');

/**
 * A response as staff see it. Its token is left out: with it, anyone could change the answers in the respondent's name.
 */
export const SurveyResponse = builder.prismaNode('SurveySubmission', {
  name: 'SurveyResponse',
  id: { field: 'id' },
  select: { id: true },
  description: 'A response to the survey of a step.',
  authScopes: may('surveyResponse', 'viewSurveyResponse', ownKey('id')),
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'The number of the response among those at its step.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The email address of the person who responded, or null if the survey does not ask for it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the response was given.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the response was given or last changed.' }),
    activeStep: t.relation('activeStep', {
      nullable: true,
      description: 'The step that the survey belongs to, or null if it is not part of a submission.',
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('surveyResponse', id, ctx),
    }),
    answers: t.field({
      type: [SurveyAnswer],
      description: 'The answers, in the order of the questions.',
      complexity: treeListCost,
      select: {
        surveyAnswers: { select: { fieldIdentity: true, content: true } },
        survey: { select: { step: { select: { flowTemplateId: true } } } },
        team: { select: { timeZone: true } },
      },
      resolve: async ({ surveyAnswers, survey, team }, _args, ctx) =>
        surveyAnswersInOrder(await formOf(ctx, survey.step.flowTemplateId), surveyAnswers, team.timeZone),
    }),
  }),
});
