import { surveySource } from '#domain/survey/surveySource.ts';
import { builder } from '#server/graphql/builder.ts';
import { byPosition } from '#server/graphql/form/listCosts.ts';
import { secretText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { GivenResponse, givenResponse } from '#server/graphql/survey/GivenResponse.ts';
import { SurveyStateEnum } from '#server/graphql/survey/SurveyStateEnum.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { formRows, formSourceOf } from '#server/queries/form/formRows.ts';
import { openSurveyByToken, type OpenedSurvey } from '#server/queries/survey/OpenedSurvey.ts';

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
  description: 'The texts shown with a question of a survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the question, by which the survey’s rules refer to it.',
    }),
    hint: t.exposeString('hint', {
      nullable: true,
      description: 'The help text of the question, or null if it has none.',
    }),
  }),
});

const AskedSection = builder.objectRef<Group>('AskedSection').implement({
  description: 'The texts shown with a section of a survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the section, by which the survey’s rules refer to it.',
    }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'The instructions of the section as sanitized HTML, or null if it has none.',
    }),
    questions: t.field({
      type: [AskedQuestion],
      description: 'The questions of the section, in order.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

/** Links only to the team, which is public: respondents may see neither the form nor the submission. */
const AskedSurvey = builder.objectRef<OpenedSurvey>('AskedSurvey').implement({
  description: 'A survey, as anyone with its link can answer it without an account.',
  fields: (t) => ({
    surveyId: t.id({
      description: 'The ID of the survey.',
      resolve: ({ survey }) => encodeGlobalId('Survey', survey.id),
    }),
    identity: t.string({
      description: 'The identity of the survey, by which its rules refer to it.',
      resolve: ({ survey }) => survey.identity,
    }),
    title: t.string({
      description: 'The title of the survey or, if it has none, the name of its step.',
      resolve: ({ survey, stepName }) => survey.name ?? stepName ?? '',
    }),
    instructions: t.string({
      nullable: true,
      description: 'The instructions of the survey as sanitized HTML, or null if it has none.',
      resolve: ({ survey }) => survey.instructions,
    }),
    identified: t.boolean({
      description: 'Whether the survey asks respondents for their email address.',
      resolve: ({ survey }) => survey.identified,
    }),
    teamName: t.string({
      description: 'The name of the team that conducts the survey.',
      resolve: ({ team }) => team.name,
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team that conducts the survey, as its public pages show it.',
      resolve: (query, { team: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    state: t.expose('state', { type: SurveyStateEnum, description: 'Whether the survey accepts responses.' }),
    invitedEmail: t.string({
      nullable: true,
      description: 'The email address that the link was sent to, or null for the public link.',
      resolve: ({ invitation }) => invitation?.email ?? null,
    }),
    rules: t.field({
      type: 'JSON',
      description:
        'The definition of the survey as JSON, from which a browser can build it and evaluate it by the same rules.',
      complexity: 50,
      resolve: async ({ flowTemplateId, survey }, _args, { services }) => {
        const [row] = await formRows.rows(services.pool, [flowTemplateId]);
        return row && surveySource(formSourceOf(row), survey.identity);
      },
    }),
    sections: t.field({
      type: [AskedSection],
      description: 'The sections of the survey with their texts, in order.',
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
      description: 'The response given earlier through this link. Null if there is none, and for the public link.',
      resolve: ({ responseId }, _args, ctx) => (responseId === null ? null : givenResponse(ctx, responseId)),
    }),
  }),
});

builder.queryField('askedSurvey', (t) =>
  t.field({
    type: AskedSurvey,
    nullable: true,
    description:
      'The survey that a link leads to, to respond to it or to change a response. Null if the link is not valid.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'The token from the link.' }) },
    resolve: async (_root, { token }, ctx) => {
      await applyRateLimit(ctx, 'openSurvey', networkOfClient(ctx));
      return openSurveyByToken(ctx.services.db, ctx.services.keys, token);
    },
  }),
);
