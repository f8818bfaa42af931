import { surveySource } from '#domain/survey/surveySource.ts';
import { builder } from '#server/graphql/builder.ts';
import { byPosition } from '#server/graphql/form/treeList.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { GivenResponse, givenResponse } from '#server/graphql/survey/GivenResponse.ts';
import { SurveyStateEnum } from '#server/graphql/survey/SurveyStateEnum.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';
import { surveyAt, type SurveyAt } from '#server/queries/survey/surveyAt.ts';

interface Question {
  readonly identity: string;
  readonly hint: string | null;
}

interface Group {
  readonly identity: string;
  readonly instructions: string | null;
  readonly fields: readonly Question[];
}

const AskedQuestion = builder.objectRef<Question>('AskedQuestion').implement({
  description: 'What is written at a question of a survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The question, as its rules name it.' }),
    hint: t.exposeString('hint', { nullable: true, description: 'Helps to answer; null without one.' }),
  }),
});

const AskedSection = builder.objectRef<Group>('AskedSection').implement({
  description: 'What is written at a group of questions of a survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The group, as its rules name it.' }),
    instructions: t.exposeString('instructions', { nullable: true, description: 'Safe HTML; null without any.' }),
    questions: t.field({ type: [AskedQuestion], description: 'In their order.', resolve: ({ fields }) => [...fields] }),
  }),
});

/** Nothing that leads further but to the town, which is public: whoever answers sees neither the form nor the submission. */
const AskedSurvey = builder.objectRef<SurveyAt>('AskedSurvey').implement({
  description: 'A survey as whoever holds its link is asked it, without an account.',
  fields: (t) => ({
    surveyId: t.id({ description: 'The survey.', resolve: ({ survey }) => encodeGlobalId('Survey', survey.id) }),
    identity: t.string({ description: 'As its rules name it.', resolve: ({ survey }) => survey.identity }),
    title: t.string({
      description: 'What it is called, or else its step.',
      resolve: ({ survey, stepName }) => survey.name ?? stepName ?? '',
    }),
    instructions: t.string({
      nullable: true,
      description: 'Safe HTML; null without any.',
      resolve: ({ survey }) => survey.instructions,
    }),
    identified: t.boolean({
      description: 'Asks for the e-mail address of who responds.',
      resolve: ({ survey }) => survey.identified,
    }),
    teamName: t.string({ description: 'Who asks.', resolve: ({ team }) => team.name }),
    team: t.prismaField({
      type: Team,
      description: 'Who asks, as its public pages show it.',
      resolve: (query, { team: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    state: t.expose('state', { type: SurveyStateEnum, description: 'Whether it takes responses.' }),
    invitedEmail: t.string({
      nullable: true,
      description: 'Whom the link was mailed to; null for a link that is for everybody.',
      resolve: ({ invitation }) => invitation?.email ?? null,
    }),
    rules: t.field({
      type: 'JSON',
      description: 'What it asks, as data from which a browser builds it and evaluates it by the same rules.',
      complexity: 50,
      resolve: async ({ flowTemplateId, survey }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [flowTemplateId]);
        return row && surveySource(formSourceOf(row), survey.identity);
      },
    }),
    sections: t.field({
      type: [AskedSection],
      description: 'What is written around its questions.',
      resolve: ({ survey: { id: surveyId } }, _args, { services }) =>
        services.db.section.findMany({
          where: { surveyId },
          ...byPosition,
          select: {
            ...{ identity: true, instructions: true },
            fields: { ...byPosition, select: { identity: true, hint: true } },
          },
        }),
    }),
    response: t.field({
      type: GivenResponse,
      nullable: true,
      description: 'What was answered under the link before; null for nothing, and for a link that is for everybody.',
      resolve: ({ responseId }, _args, ctx) => (responseId === null ? null : givenResponse(ctx, responseId)),
    }),
  }),
});

builder.queryField('askedSurvey', (t) =>
  t.field({
    type: AskedSurvey,
    nullable: true,
    description:
      'The survey that a link leads to: to answer it, or to change what was answered; null for no such link.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'From the link.' }) },
    resolve: async (_root, { token }, ctx) => {
      await slowDown(ctx, 'openSurvey', networkOfClient(ctx));
      return surveyAt(ctx.services.db, ctx.services.keys, token);
    },
  }),
);
