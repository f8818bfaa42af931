import { stepAudiences, stepEvents, type StepAudience, type StepEvent } from '#domain/mail/stepNotifications.ts';
import { builder } from '#server/graphql/builder.ts';

export const StepEventEnum = builder.enumType('StepEvent', {
  description: 'What happens to a step: a submission comes to stand at it, is late there, or leaves it behind.',
  values: stepEvents,
});

export const StepAudienceEnum = builder.enumType('StepAudience', {
  description: 'Who is told: the applicants, whoever is responsible, or the people of the form.',
  values: stepAudiences,
});

/** Has no scope of its own: it is reached through its step, by staff. */
export const StepEmailNotification = builder.prismaObject('StepEmailNotification', {
  description: 'A mail that a step sends to people of its submissions.',
  fields: (t) => ({
    event: t.field({
      type: StepEventEnum,
      description: 'When it is sent.',
      resolve: ({ event }) => event as StepEvent,
    }),
    audience: t.field({
      type: StepAudienceEnum,
      description: 'To whom it is sent.',
      resolve: ({ audience }) => audience as StepAudience,
    }),
    subject: t.exposeString('subject', { nullable: true, description: 'Null for the usual one.' }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'What it says beside the name of the step; null for nothing.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether it is sent.' }),
  }),
});
