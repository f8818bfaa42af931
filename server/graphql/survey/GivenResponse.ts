import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { surveyAnswersInOrder, SurveyAnswer, type ShownSurveyAnswer } from '#server/graphql/survey/SurveyAnswer.ts';

interface Given {
  readonly id: string;
  readonly token: string;
  readonly scopedId: number;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly answers: ShownSurveyAnswer[];
}

export const GivenResponse = builder.objectRef<Given>('GivenResponse').implement({
  description: 'A response to a survey, as the person who gave it sees it without an account.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the response.', resolve: ({ id }) => encodeGlobalId('SurveyResponse', id) }),
    token: t.exposeString('token', { description: 'The token for the link at which the response can be changed.' }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the response at its step.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The email address of the person who responded, or null if the survey does not ask for it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the response was given.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the response was given or last changed.' }),
    answers: t.field({
      type: [SurveyAnswer],
      description: 'The answers, in the order of the questions.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

/** Only for callers who have verified the token of the response. */
export async function givenResponse(ctx: RequestContext, id: string): Promise<Given | null> {
  const row = await ctx.services.db.surveySubmission.findUnique({
    where: { id, deletedAt: null },
    include: { surveyAnswers: true, survey: { include: { step: true } }, team: true },
  });
  if (!row) return null;
  const { token, scopedId, email, createdAt, updatedAt, surveyAnswers, survey, team } = row;
  const form = await formOf(ctx, survey.step.flowTemplateId);
  const answers = surveyAnswersInOrder(form, surveyAnswers, team.timeZone);
  return { id, token, scopedId, email, createdAt, updatedAt, answers };
}
