import { minReminderIntervalMs } from '#domain/mail/reminders.ts';
import { builder } from '#server/graphql/builder.ts';
import { may } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { lastReminderFor } from '#server/graphql/survey/lastReminderFor.ts';
import { stepOfInvitation } from '#server/graphql/survey/stepOfInvitation.ts';
import { SurveyResponse } from '#server/graphql/survey/SurveyResponse.ts';

guardThrough('SurveyInvitation', 'activeStep', 'viewSurveyResponses', stepOfInvitation);

export const SurveyInvitation = builder.prismaNode('SurveyInvitation', {
  id: { field: 'id' },
  select: { id: true, activeStepId: true },
  description: 'A person who was invited by email to respond to a step’s survey.',
  authScopes: may('activeStep', 'viewSurveyResponses', ({ activeStepId }: { activeStepId: string }) => activeStepId),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address that the invitation was sent to.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The message in the invitation, or null if there is none.',
    }),
    sentBy: t.relation('sentBy', {
      nullable: true,
      description: 'The person who sent the invitation, or null if an API token without a person did.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person was invited.' }),
    lastRemindedAt: t.expose('lastRemindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person was last reminded, or null if they never were.',
    }),
    remindableAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the person can be reminded: six hours after the team last reminded this contact of any survey, or from the invitation on. Null if they have responded.',
      select: {
        ...{ createdAt: true, teamId: true, email: true },
        surveySubmissions: { where: { deletedAt: null }, take: 1, select: { id: true } },
      },
      resolve: async ({ createdAt, teamId, email, surveySubmissions }, _args, ctx) => {
        if (surveySubmissions.length > 0) return null;
        const remindedAt = await lastReminderFor(ctx, { teamId, email });
        return remindedAt === null ? createdAt : new Date(remindedAt.getTime() + minReminderIntervalMs);
      },
    }),
    response: t.field({
      type: SurveyResponse,
      nullable: true,
      description: 'The response to the survey, or null if there is none yet.',
      select: (_args, _ctx, nested) => ({
        surveySubmissions: nested({ where: { deletedAt: null }, take: 1 }),
      }),
      resolve: ({ surveySubmissions }) => surveySubmissions[0] ?? null,
    }),
  }),
});
