import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { inOrderOf, SurveyAnswer } from '#server/graphql/survey/SurveyAnswer.ts';

guardAs('SurveyResponse', 'surveyResponse', 'viewSurveyResponse');

/** As staff read it. Its token is for whoever gave it alone: with it the answers could be changed in their name. */
export const SurveyResponse = builder.prismaNode('SurveySubmission', {
  name: 'SurveyResponse',
  id: { field: 'id' },
  select: { id: true },
  description: 'What somebody answered to the survey of a step.',
  authScopes: may('surveyResponse', 'viewSurveyResponse', ownKey('id')),
  fields: (t) => ({
    scopedId: t.exposeInt('scopedId', { description: 'Its number among the responses at its step.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Who answered; null where the survey does not ask.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was given, or last changed.' }),
    activeStep: t.relation('activeStep', {
      nullable: true,
      description: 'At which step; null for none of a submission.',
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('surveyResponse', id, ctx),
    }),
    answers: t.field({
      type: [SurveyAnswer],
      description: 'What was answered, in the order of the questions.',
      complexity: treeList,
      select: {
        surveyAnswers: { select: { fieldIdentity: true, content: true } },
        survey: { select: { step: { select: { flowTemplateId: true } } } },
        team: { select: { timeZone: true } },
      },
      resolve: async ({ surveyAnswers, survey, team }, _args, ctx) =>
        inOrderOf(await formOf(ctx, survey.step.flowTemplateId), surveyAnswers, team.timeZone),
    }),
  }),
});
