import { builder } from '#server/graphql/builder.ts';
import { TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { cents, html, line } from '#server/graphql/inputTexts.ts';

/** Given beside a change of texts. */
export const SeenTexts = builder.inputType('SeenTexts', {
  description:
    'The texts from which the writer started: one that somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    name: t.string({ validate: line, description: 'The name; null for none.' }),
    hint: t.string({ validate: line, description: 'The hint; null for none.' }),
    description: t.string({ validate: html, description: 'The description; null for none.' }),
    completionMessage: t.string({ validate: html, description: 'What is read at the end; null for none.' }),
    instructions: t.string({ validate: html, description: 'The instructions of a section or survey; null for none.' }),
    internalInstructions: t.string({ validate: html, description: 'The instructions for staff; null for none.' }),
    externalInstructions: t.string({ validate: html, description: 'Those for the applicant; null for none.' }),
    affidavit: t.string({ validate: line, description: 'What reviewers certify; null for the usual sentence.' }),
    defaultApprovalMessage: t.string({ validate: line, description: 'The message of an approval; null for none.' }),
    defaultRejectionMessage: t.string({ validate: line, description: 'The message of a rejection; null for none.' }),
    source: t.string({ validate: html, description: 'The text of a formula.' }),
  }),
});

/** Given beside a change of a question about a form. */
export const SeenFaq = builder.inputType('SeenFaq', {
  description:
    'The texts from which the writer started: one that somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    question: t.string({ validate: line, description: 'In one line.' }),
    answer: t.string({ validate: html, description: 'Rich text; null for none.' }),
  }),
});

/** Given beside a change of what a form says outside of its versions. */
export const SeenFormTexts = builder.inputType('SeenFormTexts', {
  description:
    'The texts from which the writer started: one that somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    description: t.string({ validate: html, description: 'Rich text for the public page; null for none.' }),
    typicalTime: t.string({ validate: line, description: 'How long it usually takes; null for nothing.' }),
    publicSearchInstructions: t.string({ validate: html, description: 'Rich text above the search; null for none.' }),
  }),
});

/** Given beside a change of how a step is paid for. */
export const SeenPaymentConfig = builder.inputType('SeenPaymentConfig', {
  description:
    'What the writer started from: what somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    amountCents: t.float({ validate: cents, description: 'The flat amount, in whole cents.' }),
    cashInstructions: t.string({ validate: html, description: 'How cash is paid; null for nothing.' }),
    checkInstructions: t.string({ validate: html, description: 'How a check is paid; null for nothing.' }),
  }),
});

/** Given beside a change of how long a step should take. */
export const SeenTimeframe = builder.inputType('SeenTimeframe', {
  description:
    'The timeframe from which the writer started: what somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    time: t.int({ description: 'How long; null for no timeframe.' }),
    timeUnit: t.field({ type: TimeUnitEnum, description: 'In what that is counted; null for no timeframe.' }),
  }),
});

/** Given beside a change of the mails of a step. */
export const SeenStepEmails = builder.inputType('SeenStepEmails', {
  description:
    'The words from which the writer started: those that somebody else has replaced since are refused, or stay when the writer changed only who is told. What is left out is not compared.',
  fields: (t) => ({
    started: t.string({ validate: html, description: 'Of the mails when the step begins; null for none.' }),
    overdue: t.string({ validate: html, description: 'Of those when it is late; null for none.' }),
    completed: t.string({ validate: html, description: 'Of those when it is done; null for none.' }),
  }),
});

export const seenMeaning = 'What the writer saw; without it the last one wins.';
export const seenSettingsMeaning =
  'The settings that the writer saw: one that somebody else has replaced since is refused.';
