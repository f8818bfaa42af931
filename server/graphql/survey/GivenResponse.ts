import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { inOrderOf, SurveyAnswer, type ShownSurveyAnswer } from '#server/graphql/survey/SurveyAnswer.ts';

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
  description: 'A response to a survey as whoever gave it gets it, without an account.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.', resolve: ({ id }) => encodeGlobalId('SurveyResponse', id) }),
    token: t.exposeString('token', { description: 'Part of the address at which it is changed.' }),
    scopedId: t.exposeInt('scopedId', { description: 'Its number.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Who answered; null where the survey does not ask.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was given, or last changed.' }),
    answers: t.field({
      type: [SurveyAnswer],
      description: 'What was answered, in the order of the questions.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

/** For whoever has proved by a token that it is theirs. */
export async function givenResponse(ctx: RequestContext, id: string): Promise<Given | null> {
  const row = await ctx.services.db.surveySubmission.findUnique({
    where: { id, deletedAt: null },
    include: { surveyAnswers: true, survey: { include: { step: true } }, team: true },
  });
  if (!row) return null;
  const { token, scopedId, email, createdAt, updatedAt, surveyAnswers, survey, team } = row;
  const form = await formOf(ctx, survey.step.flowTemplateId);
  const answers = inOrderOf(form, surveyAnswers, team.timeZone);
  return { id, token, scopedId, email, createdAt, updatedAt, answers };
}
