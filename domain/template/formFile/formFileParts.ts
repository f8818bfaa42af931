import { z } from 'zod';
import { fieldSettingSchemas } from '#domain/form/fields/changeSettings.ts';
import { settingRules, type SettingName } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { dataTypes } from '#domain/form/fields/kinds.ts';
import { numericValueSchema } from '#domain/form/fields/options.ts';
import { calendarUnits } from '#domain/kernel/dates.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { maxAmount } from '#domain/kernel/money.ts';
import { stepAudiences, stepEvents } from '#domain/mail/stepNotifications.ts';
import { reminderDirections } from '#domain/output/reminders.ts';
import { reviewLogics, reviewTypes } from '#domain/review/ReviewGroup.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import { fileLogic } from '#domain/template/formFile/fileLogic.ts';
import {
  flag,
  line,
  optionalCount,
  optionalLine,
  optionalReference,
  optionalRichText,
  optionalText,
  partKey,
  reference,
  richText,
} from '#domain/template/formFile/formFileTexts.ts';
import { formLimits } from '#domain/template/formLimits.ts';
import { processDataFields } from '#domain/template/mappings.ts';

const key = partKey.optional().meta({ description: 'What other parts of the file refer to this part by.' });

const listOf = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max).default([]);

/** From the table of settings, so that a new setting is part of the file without more code. */
const settingShape = Object.fromEntries(
  settingRules
    // the file has the name of the kind of entity instead
    .filter(([name]) => name !== 'customEntityId')
    .map(([name, { type, meaning }]) => [
      name,
      fieldSettingSchemas[type].default(initialSettings[name]).meta({ description: meaning }),
    ]),
) as unknown as Readonly<Record<Exclude<SettingName, 'customEntityId'>, z.ZodDefault>>;

const option = z.strictObject({
  name: line.min(1),
  numericValue: numericValueSchema.nullable().default(null).meta({ description: 'The number that formulas use.' }),
  isDefault: flag(false),
});

const field = z.strictObject({
  key,
  name: optionalLine,
  hint: optionalLine,
  dataType: z.enum(dataTypes),
  ...settingShape,
  customEntity: optionalLine.meta({ description: 'The kind of entity that an entity field asks for, by name.' }),
  options: listOf(option, formLimits.optionsOfField),
  logic: fileLogic,
});

const section = z.strictObject({
  name: optionalLine,
  instructions: optionalRichText,
  fields: listOf(field, formLimits.fields),
  logic: fileLogic,
});

const sections = listOf(section, formLimits.sections);

const payment = z.strictObject({
  fixed: flag(true).meta({ description: 'Whether the form sets the amount. If not, the payer chooses it.' }),
  calculated: flag(false).meta({ description: 'Whether the formula sets the amount.' }),
  amountCents: z.int().min(0).max(maxAmount).default(0),
  formula: optionalReference.meta({ description: 'The key of the formula that calculates the amount in dollars.' }),
  acceptsCash: flag(false),
  acceptsChecks: flag(false),
  cashInstructions: optionalRichText,
  checkInstructions: optionalRichText,
  constituentPaysFee: flag(false),
});

const email = z.strictObject({
  event: z.enum(stepEvents),
  audience: z.enum(stepAudiences),
  subject: optionalLine,
  body: optionalText,
  enabled: flag(true),
});

const survey = z.strictObject({
  name: optionalLine,
  instructions: optionalRichText,
  identified: flag(false),
  sections,
});

const reviewGroup = z.strictObject({
  name: optionalLine,
  reviewType: z.enum(reviewTypes).default('specific_people'),
  logicType: z.enum(reviewLogics).default('and'),
  required: flag(true),
  requireSignature: flag(false),
  affidavit: optionalText,
  defaultApprovalMessage: optionalText,
  defaultRejectionMessage: optionalText,
  logic: fileLogic,
});

const assignmentGroup = z.strictObject({ logic: fileLogic });

const subprocess = z.strictObject({
  form: reference.meta({
    description: 'The address of a form of the same team. Left out if the team has no such form.',
  }),
  name: optionalLine,
  required: flag(true),
  allowsExisting: flag(true),
  logic: fileLogic,
});

const step = z.strictObject({
  key,
  type: z.enum(stepTypes),
  name: optionalLine,
  description: optionalRichText,
  external: z.boolean().meta({ description: 'Whether the applicant completes the step, rather than staff.' }),
  autoadvance: flag(false),
  revisable: flag(true),
  requiresSignature: flag(false),
  responsibilityType: line.default('assigned'),
  time: optionalCount,
  timeUnit: z.enum(timeUnits).nullable().default(null),
  internalInstructions: optionalRichText,
  externalInstructions: optionalRichText,
  emails: listOf(email, stepEvents.length * stepAudiences.length),
  sections,
  survey: survey.nullable().default(null),
  payment: payment.nullable().default(null),
  reviewGroups: listOf(reviewGroup, formLimits.reviewGroupsOfStep),
  assignmentGroups: listOf(assignmentGroup, formLimits.assignmentGroupsOfStep),
  subprocesses: listOf(subprocess, formLimits.subprocessesOfStep),
});

const formula = z.strictObject({
  key,
  name: line.min(1),
  expression: z
    .string()
    .max(100_000)
    .meta({ description: 'The calculation, with the keys of fields and formulas in braces.' }),
});

const periodUnit = z.enum(calendarUnits).nullable().default(null);

const reminder = z.strictObject({
  direction: z.enum(reminderDirections).default('before'),
  periodValue: z.int().min(1).max(1_000_000),
  periodUnit: z.enum(calendarUnits),
});

const output = z.strictObject({
  name: line.min(1),
  document: optionalReference.meta({ description: 'The key of the document, or null to generate none.' }),
  issuedOnStep: optionalReference.meta({ description: 'The key of the step, or null for the end of the form.' }),
  autofill: flag(true),
  expires: flag(false),
  expiresAfterValue: optionalCount,
  expiresAfterUnit: periodUnit,
  renewable: flag(false),
  renewalOpensValue: optionalCount,
  renewalOpensUnit: periodUnit,
  renewalClosesValue: optionalCount,
  renewalClosesUnit: periodUnit,
  checkShowsHolder: flag(false),
  reminders: listOf(reminder, formLimits.remindersOfOutput),
});

const mapping = z.strictObject({
  documentField: z.string().min(1).max(1_000).meta({ description: 'The name of a field in the PDF.' }),
  field: reference.optional().meta({ description: 'The key of the field whose answer fills it.' }),
  entityField: line.optional().meta({ description: 'A field of the entity that is chosen in the field, by name.' }),
  processData: z.enum(processDataFields).optional().meta({ description: 'A fact about the submission, instead.' }),
});

const document = z.strictObject({
  key,
  name: line.default(''),
  description: optionalText,
  fileName: optionalLine,
  fileBase64: z.base64().max(28_000_000).nullable().default(null).meta({ description: 'The PDF.' }),
  mappings: listOf(mapping, formLimits.fieldsOfDocument),
});

const faq = z.strictObject({ question: line.min(1), answer: richText.default('') });

/** The parts of a form file. Their plain values are named like the columns that store them. */
export const formFileParts = {
  ...{ step, email, payment, survey, section, field, option, reviewGroup, assignmentGroup, subprocess },
  ...{ formula, document, mapping, output, reminder, faq },
} as const;
