import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { countOf, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { totalMeaning } from '#server/graphql/listedRows.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { SurveyInvitation } from '#server/graphql/survey/SurveyInvitation.ts';
import { SurveyResponse } from '#server/graphql/survey/SurveyResponse.ts';
import { SurveyStateEnum } from '#server/graphql/survey/SurveyStateEnum.ts';
import { surveyAtStep, type SurveyAt } from '#server/queries/survey/surveyAt.ts';
import { surveyFigures, type OptionFigure, type QuestionFigures } from '#server/queries/survey/surveyFigures.ts';
import { surveyPage } from '#server/queries/survey/surveyTokens.ts';

const OptionFigureType = builder.objectRef<OptionFigure>('SurveyOptionFigure').implement({
  description: 'How often an option was chosen.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The option.' }),
    times: t.exposeInt('times', { description: 'How often.' }),
  }),
});

const QuestionFiguresType = builder.objectRef<QuestionFigures>('SurveyQuestionFigures').implement({
  description: 'What came to one question of a survey.',
  fields: (t) => ({
    fieldId: t.id({ description: 'The question.', resolve: ({ field }) => encodeGlobalId('Field', field.id) }),
    name: t.string({ description: 'What was asked.', resolve: ({ field }) => field.name }),
    dataType: t.field({ type: DataTypeEnum, description: 'Its kind.', resolve: ({ field }) => field.dataType }),
    answered: t.exposeInt('answered', { description: 'How many answered it.' }),
    options: t.field({
      type: [OptionFigureType],
      description: 'Its options in their order; empty for questions without.',
      resolve: ({ options }) => [...options],
    }),
    average: t.exposeFloat('average', { nullable: true, description: 'Of numbers and amounts; null for all else.' }),
    least: t.exposeFloat('least', { nullable: true, description: 'The least of them.' }),
    most: t.exposeFloat('most', { nullable: true, description: 'The most of them.' }),
  }),
});

interface Standing extends SurveyAt {
  readonly token: string;
}

const SurveyOfStep = builder.objectRef<Standing>('SurveyOfStep').implement({
  description: 'How the survey of a step stands in one submission, for staff.',
  fields: (t) => ({
    title: t.string({
      description: 'What it is called, or else its step.',
      resolve: ({ survey, stepName }) => survey.name ?? stepName ?? '',
    }),
    state: t.expose('state', { type: SurveyStateEnum, description: 'Whether it takes responses.' }),
    identified: t.boolean({
      description: 'Asks for the e-mail address of who responds.',
      resolve: ({ survey }) => survey.identified,
    }),
    url: t.string({
      nullable: true,
      description: 'Where anybody answers it.',
      resolve: ({ token }, _args, { services }) => services.publicUrl + surveyPage(token),
    }),
    invitedCount: t.int({
      description: 'How many were invited.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveyInvitation.count({ where: { activeStepId } }),
    }),
    answeredCount: t.int({
      description: 'How many of those who were invited have answered.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveySubmission.count({
          where: { activeStepId, deletedAt: null, invitationId: { not: null } },
        }),
    }),
    responseCount: t.int({
      description: 'How many responses there are.',
      resolve: ({ activeStepId }, _args, { services }) =>
        services.db.surveySubmission.count({ where: { activeStepId, deletedAt: null } }),
    }),
    questions: t.field({
      type: [QuestionFiguresType],
      description: 'What came to each question, in their order.',
      complexity: treeList,
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
/** Of one answer of REST, which has no pages there. */
const mostListed = 500;

// only a step with a survey has a token: for others nothing is asked
builder.prismaObjectFields(ActiveStep, (t) => ({
  survey: t.field({
    type: SurveyOfStep,
    nullable: true,
    description: 'How its survey stands; null for other steps, and for whoever does not read what is answered.',
    select: { surveyToken: true },
    resolve: async ({ id, surveyToken: token }, _args, { access, services: { db } }) => {
      if (token === null || !(await access.may('activeStep', 'viewSurveyResponses', id))) return null;
      const place = await surveyAtStep(db, id);
      return place && { ...place, token };
    },
  }),
  surveyToken: t.string({
    nullable: true,
    description: 'Of the address at which anybody answers its survey; null for whoever does not read what is answered.',
    select: { surveyToken: true },
    resolve: async ({ id, surveyToken }, _args, { access }) =>
      surveyToken !== null && (await access.may('activeStep', 'viewSurveyResponses', id)) ? surveyToken : null,
  }),
  latestSurveyInvitations: t.prismaField({
    type: [SurveyInvitation],
    complexity: treeList,
    description: `The last ${mostListed} who were invited; empty for whoever does not read what is answered.`,
    select: { surveyToken: true },
    resolve: async (query, { id: activeStepId, surveyToken }, _args, { access, services }) => {
      if (surveyToken === null || !(await access.may('activeStep', 'viewSurveyResponses', activeStepId))) return [];
      const orderBy = { id: 'desc' as const };
      return services.db.surveyInvitation.findMany({ ...query, where: { activeStepId }, orderBy, take: mostListed });
    },
  }),
  latestSurveyResponses: t.prismaField({
    type: [SurveyResponse],
    complexity: treeList,
    description: `The last ${mostListed} responses; empty for whoever does not read them.`,
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
      description: 'Who was invited to its survey, the last one first.',
      authScopes: seenByStaff,
      args: { skip: t.arg.int({ validate: skipped, description: skipMeaning }) },
      resolve: ({ id: activeStepId }, asked, ctx, info) => {
        const where = { activeStepId };
        const { surveyInvitation } = ctx.services.db;
        return keysetPage(asked, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => surveyInvitation.findMany(query),
          total: () => surveyInvitation.count({ where }),
        });
      },
    },
    {
      description: 'One page of who was invited.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalMeaning, resolve: countOf }) }),
    },
  ),
);

builder.prismaObjectField(ActiveStep, 'surveyResponses', (t) =>
  t.connection(
    {
      type: SurveyResponse,
      description: 'What was answered to its survey, the last response first.',
      authScopes: seenByStaff,
      args: { skip: t.arg.int({ validate: skipped, description: skipMeaning }) },
      resolve: ({ id: activeStepId }, asked, ctx, info) => {
        const where = { activeStepId, deletedAt: null };
        const { surveySubmission } = ctx.services.db;
        return keysetPage(asked, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => surveySubmission.findMany(query),
          total: () => surveySubmission.count({ where }),
        });
      },
    },
    {
      description: 'One page of responses.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalMeaning, resolve: countOf }) }),
    },
  ),
);
