import { builder } from '#server/graphql/builder.ts';
import { TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { cents, richTextInput, shortText } from '#server/graphql/inputTexts.ts';

/** Sent with a change of texts, to detect conflicting edits. */
export const SeenTexts = builder.inputType('SeenTexts', {
  description:
    'The texts as they were when the editor started. The change is refused if someone else has since changed one of them. Omitted texts are not compared.',
  fields: (t) => ({
    name: t.string({ validate: shortText, description: 'The name the editor saw, or null if it was empty.' }),
    hint: t.string({ validate: shortText, description: 'The help text the editor saw, or null if it was empty.' }),
    description: t.string({
      validate: richTextInput,
      description: 'The description the editor saw, or null if it was empty.',
    }),
    completionMessage: t.string({
      validate: richTextInput,
      description: 'The completion message the editor saw, or null if it was empty.',
    }),
    instructions: t.string({
      validate: richTextInput,
      description: 'The instructions of the section or survey that the editor saw, or null if they were empty.',
    }),
    internalInstructions: t.string({
      validate: richTextInput,
      description: 'The instructions for staff that the editor saw, or null if they were empty.',
    }),
    externalInstructions: t.string({
      validate: richTextInput,
      description: 'The instructions for the applicant that the editor saw, or null if they were empty.',
    }),
    affidavit: t.string({
      validate: shortText,
      description: 'The reviewer statement the editor saw, or null for the standard statement.',
    }),
    defaultApprovalMessage: t.string({
      validate: shortText,
      description: 'The default approval comment the editor saw, or null if it was empty.',
    }),
    defaultRejectionMessage: t.string({
      validate: shortText,
      description: 'The default rejection comment the editor saw, or null if it was empty.',
    }),
    source: t.string({ validate: richTextInput, description: 'The formula source the editor saw.' }),
  }),
});

/** Sent with a change of a frequently asked question, to detect conflicting edits. */
export const SeenFaq = builder.inputType('SeenFaq', {
  description:
    'The texts of a frequently asked question when the editor started. The change is refused if someone else has since changed one of them. Omitted texts are not compared.',
  fields: (t) => ({
    question: t.string({ validate: shortText, description: 'The question the editor saw.' }),
    answer: t.string({
      validate: richTextInput,
      description: 'The answer the editor saw, as HTML, or null if it was empty.',
    }),
  }),
});

/** Sent with a change of the texts that a form has outside its versions, to detect conflicting edits. */
export const SeenFormTexts = builder.inputType('SeenFormTexts', {
  description:
    'The texts of a form when the editor started. The change is refused if someone else has since changed one of them. Omitted texts are not compared.',
  fields: (t) => ({
    description: t.string({
      validate: richTextInput,
      description: 'The public description the editor saw, as HTML, or null if it was empty.',
    }),
    typicalTime: t.string({
      validate: shortText,
      description: 'The typical time the editor saw, or null if it was empty.',
    }),
    alsoKnownAs: t.string({
      validate: shortText,
      description: 'The other names the editor saw, or null if there were none.',
    }),
    publicSearchInstructions: t.string({
      validate: richTextInput,
      description: 'The public search instructions the editor saw, as HTML, or null if they were empty.',
    }),
  }),
});

/** Sent with a change of payment settings, to detect conflicting edits. */
export const SeenPaymentConfig = builder.inputType('SeenPaymentConfig', {
  description:
    'The payment settings when the editor started. The change is refused if someone else has since changed one of them. Omitted settings are not compared.',
  fields: (t) => ({
    amountCents: t.float({ validate: cents, description: 'The flat amount the editor saw, in whole US cents.' }),
    cashInstructions: t.string({
      validate: richTextInput,
      description: 'The cash instructions the editor saw, as HTML, or null if they were empty.',
    }),
    checkInstructions: t.string({
      validate: richTextInput,
      description: 'The check instructions the editor saw, as HTML, or null if they were empty.',
    }),
  }),
});

/** Sent with a change of a timeframe, to detect conflicting edits. */
export const SeenTimeframe = builder.inputType('SeenTimeframe', {
  description:
    'The timeframe when the editor started. The change is refused if someone else has since changed it. Omitted values are not compared.',
  fields: (t) => ({
    time: t.int({ description: 'The length of the timeframe the editor saw, or null if there was none.' }),
    timeUnit: t.field({
      type: TimeUnitEnum,
      description: 'The unit of the timeframe the editor saw, or null if there was none.',
    }),
  }),
});

/** Sent with a change of the emails of a step, to detect conflicting edits. */
export const SeenStepEmails = builder.inputType('SeenStepEmails', {
  description:
    'The email texts when the editor started. Texts that someone else has since changed are kept if only the recipients change; otherwise the change is refused. Omitted texts are not compared.',
  fields: (t) => ({
    started: t.string({
      validate: richTextInput,
      description: 'The text the editor saw for emails sent when the step starts, or null if it was empty.',
    }),
    overdue: t.string({
      validate: richTextInput,
      description: 'The text the editor saw for emails sent when the step is overdue, or null if it was empty.',
    }),
    completed: t.string({
      validate: richTextInput,
      description: 'The text the editor saw for emails sent when the step is completed, or null if it was empty.',
    }),
  }),
});

export const seenDescription =
  'The values the editor saw, to detect conflicting changes. If omitted, the last change wins.';
export const seenSettingsDescription =
  'The settings the editor saw. The change is refused if someone else has since changed one of them. Omitted settings are not compared.';
