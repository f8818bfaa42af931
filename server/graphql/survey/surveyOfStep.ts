import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { SurveyInvitation } from '#server/graphql/survey/SurveyInvitation.ts';
import { SurveyResponse } from '#server/graphql/survey/SurveyResponse.ts';
import { SurveyStateEnum } from '#server/graphql/survey/SurveyStateEnum.ts';
import { openSurveyAtStep, type OpenedSurvey } from '#server/queries/survey/OpenedSurvey.ts';
import { surveyFigures, type OptionFigure, type QuestionFigures } from '#server/queries/survey/surveyFigures.ts';
import { surveyPage } from '#server/queries/survey/surveyTokens.ts';

const OptionFigureType = builder.objectRef<OptionFigure>('SurveyOptionFigure').implement({
  description: 'How often an option of a survey question was chosen.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The option.' }),
    times: t.exposeInt('times', { description: 'The number of responses that chose the option.' }),
  }),
});

const QuestionFiguresType = builder.objectRef<QuestionFigures>('SurveyQuestionFigures').implement({
  description: 'Statistics of the answers to one question of a survey.',
  fields: (t) => ({
    fieldId: t.id({
      description: 'The ID of the question.',
      resolve: ({ field }) => encodeGlobalId('Field', field.id),
    }),
    name: t.string({ description: 'The question as it was asked.', resolve: ({ field }) => field.name }),
    dataType: t.field({
      type: DataTypeEnum,
      description: 'The data type of the question.',
      resolve: ({ field }) => field.dataType,
    }),
    answered: t.exposeInt('answered', { description: 'The number of responses that answer the question.' }),
    options: t.field({
      type: [OptionFigureType],
      description: 'The options of the question, in order. Empty for questions without options.',
      resolve: ({ options }) => [...options],
    }),
    average: t.exposeFloat('average', {
      nullable: true,
      description:
        'The mean of the answers to a question for a number or an amount of money, in dollars for amounts. Null for other questions, and without answers.',
    }),
    least: t.exposeFloat('least', {
      nullable: true,
      description:
        'The smallest answer to a question for a number or an amount of money, in dollars for amounts. Null for other questions, and without answers.',
    }),
    most: t.exposeFloat('most', {
      nullable: true,
      description:
        'The largest answer to a question for a number or an amount of money, in dollars for amounts. Null for other questions, and without answers.',
    }),
  }),
});

interface Standing extends OpenedSurvey {
  readonly token: string;
}

const SurveyOfStep = builder.objectRef<Standing>('SurveyOfStep').implement({
  description: 'The survey of a step in one submission, as staff see it.',
  fields: (t) => ({
    title: t.string({
      description: 'The title of the survey or, if it has none, the name of its step.',
      resolve: ({ survey, stepName }) => survey.name ?? stepName ?? '',
    }),
    state: t.expose('state', { type: SurveyStateEnum, description: 'Whether the survey accepts responses.' }),
    identified: t.boolean({
      description: 'Whether the survey asks respondents for their email address.',
      resolve: ({ survey }) => survey.identified,
    }),
    url: t.string({
      nullable: true,
      description: 'The public link at which anyone can respond to the survey.',
      resolve: ({ token }, _args, { services }) => services.publicUrl + surveyPage(token),
    }),
    invitedCount: t.int({
      description: 'The number of people invited.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveyInvitation.count({ where: { activeStepId } }),
    }),
    answeredCount: t.int({
      description: 'The number of invited people who have responded.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveySubmission.count({
          where: { activeStepId, deletedAt: null, invitationId: { not: null } },
        }),
    }),
    responseCount: t.int({
      description: 'The number of responses.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveySubmission.count({ where: { activeStepId, deletedAt: null } }),
    }),
    questions: t.field({
      type: [QuestionFiguresType],
      description: 'The statistics of each question, in order.',
      complexity: treeListCost,
      resolve: async ({ activeStepId, flowTemplateId, survey }, _args, ctx) => [
        ...(await surveyFigures(ctx.services, await formOf(ctx, flowTemplateId), {
          activeStepId,
          surveyIdentity: survey.identity,
        })),
      ],
    }),
  }),
});

const seenByStaff = may('activeStep', 'viewSurveyResponses', ownKey('id'));
/** The limit for the REST API, which does not page these lists. */
const mostListed = 500;

// only steps with a survey have a token, so others skip the access check
builder.prismaObjectFields(ActiveStep, (t) => ({
  survey: t.field({
    type: SurveyOfStep,
    nullable: true,
    description: 'The survey of the step. Null for other steps, and for viewers who may not read the responses.',
    select: { surveyToken: true },
    resolve: async ({ id, surveyToken: token }, _args, { access, services: { db } }) => {
      if (token === null || !(await access.may('activeStep', 'viewSurveyResponses', id))) return null;
      const place = await openSurveyAtStep(db, id);
      return place && { ...place, token };
    },
  }),
  surveyToken: t.string({
    nullable: true,
    description:
      'The token of the survey’s public link. Null for steps without a survey, and for viewers who may not read the responses.',
    select: { surveyToken: true },
    resolve: async ({ id, surveyToken }, _args, { access }) =>
      surveyToken !== null && (await access.may('activeStep', 'viewSurveyResponses', id)) ? surveyToken : null,
  }),
  latestSurveyInvitations: t.prismaField({
    type: [SurveyInvitation],
    complexity: treeListCost,
    description: `The latest ${mostListed} invitations. Empty for viewers who may not read the responses.`,
    select: { surveyToken: true },
    resolve: async (query, { id: activeStepId, surveyToken }, _args, { access, services }) => {
      if (surveyToken === null || !(await access.may('activeStep', 'viewSurveyResponses', activeStepId))) return [];
      const orderBy = { id: 'desc' as const };
      return services.db.surveyInvitation.findMany({ ...query, where: { activeStepId }, orderBy, take: mostListed });
    },
  }),
  latestSurveyResponses: t.prismaField({
    type: [SurveyResponse],
    complexity: treeListCost,
    description: `The latest ${mostListed} responses. Empty for viewers who may not read them.`,
    select: { surveyToken: true },
    resolve: async (query, { id: activeStepId, surveyToken }, _args, { access, services }) => {
      if (surveyToken === null || !(await access.may('activeStep', 'viewSurveyResponses', activeStepId))) return [];
      const where = { activeStepId, deletedAt: null };
      const orderBy = { scopedId: 'desc' as const };
      return services.db.surveySubmission.findMany({ ...query, where, orderBy, take: mostListed });
    },
  }),
}));

builder.prismaObjectField(ActiveStep, 'surveyInvitations', (t) =>
  t.connection(
    {
      type: SurveyInvitation,
      description: 'The invitations to the step’s survey, newest first.',
      authScopes: seenByStaff,
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: ({ id: activeStepId }, pagination, ctx, info) => {
        const where = { activeStepId };
        const { surveyInvitation } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => surveyInvitation.findMany(query),
          total: () => surveyInvitation.count({ where }),
        });
      },
    },
    {
      description: 'One page of invitations.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

builder.prismaObjectField(ActiveStep, 'surveyResponses', (t) =>
  t.connection(
    {
      type: SurveyResponse,
      description: 'The responses to the step’s survey, newest first.',
      authScopes: seenByStaff,
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: ({ id: activeStepId }, pagination, ctx, info) => {
        const where = { activeStepId, deletedAt: null };
        const { surveySubmission } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => surveySubmission.findMany(query),
          total: () => surveySubmission.count({ where }),
        });
      },
    },
    {
      description: 'One page of responses.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
