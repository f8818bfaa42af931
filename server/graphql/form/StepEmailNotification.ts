import { stepAudiences, stepEvents, type StepAudience, type StepEvent } from '#domain/mail/stepNotifications.ts';
import { builder } from '#server/graphql/builder.ts';

export const StepEventEnum = builder.enumType('StepEvent', {
  description: 'An event that triggers the emails of a step: it started, became overdue, or was completed.',
  values: stepEvents,
});

export const StepAudienceEnum = builder.enumType('StepAudience', {
  description: 'Who gets an email about a step: the applicants, the assignees, or the members of the form.',
  values: stepAudiences,
});

/** Has no auth scope of its own: it is reached only through its step, by staff. */
export const StepEmailNotification = builder.prismaObject('StepEmailNotification', {
  description: 'An email that a step sends to people involved in a submission.',
  fields: (t) => ({
    event: t.field({
      type: StepEventEnum,
      description: 'The event that triggers the email.',
      resolve: ({ event }) => event as StepEvent,
    }),
    audience: t.field({
      type: StepAudienceEnum,
      description: 'Who gets the email.',
      resolve: ({ audience }) => audience as StepAudience,
    }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'The subject line of the email, or null for the standard one.',
    }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'Plain text added to the standard email, or null if there is none.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether the email is sent.' }),
  }),
});
