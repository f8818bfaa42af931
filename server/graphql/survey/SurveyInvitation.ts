import { reminderPauseMs } from '#domain/mail/reminders.ts';
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
  description: 'Somebody who was mailed the way to the survey of a step.',
  authScopes: may('activeStep', 'viewSurveyResponses', ({ activeStepId }: { activeStepId: string }) => activeStepId),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'To which address.' }),
    message: t.exposeString('message', { nullable: true, description: 'What was written to them; null for nothing.' }),
    sentBy: t.relation('sentBy', { nullable: true, description: 'Who invited; null for a program of the town.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    lastRemindedAt: t.expose('lastRemindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they were last reminded; null if never.',
    }),
    remindableAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When they can be reminded: six hours after the team last reminded this contact of any survey, or since the invitation. Null if they have answered.',
      select: {
        ...{ createdAt: true, teamId: true, email: true },
        surveySubmissions: { where: { deletedAt: null }, take: 1, select: { id: true } },
      },
      resolve: async ({ createdAt, teamId, email, surveySubmissions }, _args, ctx) => {
        if (surveySubmissions.length > 0) return null;
        const remindedAt = await lastReminderFor(ctx, { teamId, email });
        return remindedAt === null ? createdAt : new Date(remindedAt.getTime() + reminderPauseMs);
      },
    }),
    response: t.field({
      type: SurveyResponse,
      nullable: true,
      description: 'What they answered; null before.',
      select: (_args, _ctx, nested) => ({
        surveySubmissions: nested({ where: { deletedAt: null }, take: 1 }),
      }),
      resolve: ({ surveySubmissions }) => surveySubmissions[0] ?? null,
    }),
  }),
});
