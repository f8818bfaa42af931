import { askedDataTypes, mostAskedFields } from '#domain/submission/requirementDraft.ts';
import { builder } from '#server/graphql/builder.ts';
import { atMost, cents, html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  RequirementKindEnum,
  requirementOutput,
  SupplementalRequirement,
} from '#server/graphql/submission/SupplementalRequirement.ts';
import { verbMutation, type InputFields } from '#server/graphql/verbMutation.ts';
import { cancelRequirement } from '#server/operations/requirement/cancelRequirement.ts';
import { completeRequirement } from '#server/operations/requirement/completeRequirement.ts';
import { createRequirement, deleteRequirement, updateRequirement } from '#server/operations/requirement/requirement.ts';
import { sendRequirement } from '#server/operations/requirement/sendRequirement.ts';

const AskedDataTypeEnum = builder.enumType('AskedDataType', {
  description: 'How staff have something answered that they ask for by its name alone.',
  values: askedDataTypes,
});

const AskedFieldInput = builder.inputType('AskedFieldInput', {
  description: 'One thing that staff ask for.',
  fields: (t) => ({
    name: t.string({ required: true, validate: line, description: 'What is asked for.' }),
    dataType: t.field({
      type: AskedDataTypeEnum,
      required: true,
      description: 'How it is answered.',
    }),
    required: t.boolean({ description: 'It cannot be delivered without; it can when this is left out.' }),
  }),
});

const draft = (t: InputFields) => ({
  name: t.string({ validate: line, description: 'What it is called; by its type when it is left out.' }),
  description: t.string({ validate: html, description: 'HTML, cleaned before it is kept; null for none.' }),
  amountCents: t.float({
    validate: cents,
    description: 'What a payment asks for, in whole cents.',
  }),
  payerDecides: t.boolean({ description: 'How much is paid is up to the payer; it is not when this is left out.' }),
  acceptsCash: t.boolean({ description: 'It may be paid in cash; as the form is paid when this is left out.' }),
  acceptsChecks: t.boolean({ description: 'It may be paid by check; as the form is paid when this is left out.' }),
  constituentPaysFee: t.boolean({ description: 'The payer bears the fees; as at the form when this is left out.' }),
  fields: t.field({
    type: [AskedFieldInput],
    validate: atMost(mostAskedFields),
    description: 'What data asks for, all of it, in its order.',
  }),
});

const key = (t: InputFields) => ({
  idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
});

const named = (t: InputFields) => ({
  requirementId: t.globalID({ required: true, for: SupplementalRequirement, description: 'The requirement.' }),
});

verbMutation('createRequirement', {
  description:
    'Prepares to ask the applicants of a submission for money or data, beside its steps. Staff send it later.',
  inputDescription: 'What is to be asked for.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, for: Submission, description: 'The submission.' }),
    type: t.field({ type: RequirementKindEnum, required: true, description: 'Money, or data.' }),
    ...draft(t),
    ...key(t),
  }),
  may: ['submission', 'addRequirement', ({ input }) => input.submissionId.id],
  run: async (
    ctx,
    { input: { submissionId, type, name, description, amountCents, fields, idempotencyKey, ...money } },
  ) => ({
    requirementId: await createRequirement(
      ctx,
      {
        ...{ submissionId: submissionId.id, kind: type, name: name ?? null, description: description ?? null },
        ...{ amountCents: amountCents ?? null, fields: asked(fields ?? []) },
        ...{ payerDecides: money.payerDecides ?? false, ...termsSaid(money) },
      },
      idempotencyKey,
    ),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

verbMutation('updateRequirement', {
  description: 'Changes what is to be asked for, as long as it was not sent.',
  inputDescription: 'What is left out stays as it is.',
  inputFields: (t) => ({
    ...named(t),
    ...draft(t),
    sends: t.boolean({ description: 'It is sent as it is then.' }),
    ...key(t),
  }),
  mayEach: [
    ['requirement', 'updateRequirement', ({ input }) => input.requirementId.id],
    ['requirement', 'sendRequirement', ({ input }) => input.requirementId.id, ({ input }) => input.sends ?? false],
  ],
  run: async (
    ctx,
    { input: { requirementId, sends, name, description, amountCents, fields, idempotencyKey, ...money } },
  ) => ({
    requirementId: await updateRequirement(
      ctx,
      {
        requirementId: requirementId.id,
        sends: sends ?? false,
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(amountCents === undefined ? {} : { amountCents }),
        ...(fields ? { fields: asked(fields) } : {}),
        ...(money.payerDecides == null ? {} : { payerDecides: money.payerDecides }),
        ...termsSaid(money),
      },
      idempotencyKey,
    ),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

interface TermsInput {
  readonly acceptsCash?: boolean | null | undefined;
  readonly acceptsChecks?: boolean | null | undefined;
  readonly constituentPaysFee?: boolean | null | undefined;
}

const termsSaid = ({ acceptsCash, acceptsChecks, constituentPaysFee }: TermsInput) => ({
  ...(acceptsCash == null ? {} : { acceptsCash }),
  ...(acceptsChecks == null ? {} : { acceptsChecks }),
  ...(constituentPaysFee == null ? {} : { constituentPaysFee }),
});

const asked = <Field extends { readonly required?: boolean | null | undefined }>(fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, required: field.required ?? false }));

verbMutation('sendRequirement', {
  description: 'Asks the applicants for it: they see it, get a mail, and the submission is not completed before it is.',
  inputDescription: 'Which requirement.',
  inputFields: (t) => ({ ...named(t), ...key(t) }),
  may: ['requirement', 'sendRequirement', ({ input }) => input.requirementId.id],
  run: async (ctx, { input: { requirementId, idempotencyKey } }) => ({
    requirementId: await sendRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

verbMutation('cancelRequirement', {
  description: 'No longer asks for it. What was answered stays; what was paid is given back before.',
  inputDescription: 'Which requirement.',
  inputFields: (t) => ({ ...named(t), ...key(t) }),
  may: ['requirement', 'cancelRequirement', ({ input }) => input.requirementId.id],
  run: async (ctx, { input: { requirementId, idempotencyKey } }) => ({
    requirementId: await cancelRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

verbMutation('completeRequirement', {
  description: 'Delivers the answers that were asked for. A payment is completed by being paid.',
  inputDescription: 'Which requirement.',
  inputFields: (t) => ({ ...named(t), ...key(t) }),
  may: ['requirement', 'completeRequirement', ({ input }) => input.requirementId.id],
  run: async (ctx, { input: { requirementId, idempotencyKey } }) => ({
    requirementId: await completeRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

verbMutation('deleteRequirement', {
  description: 'Gives up what was to be asked for, as long as it was not sent.',
  inputDescription: 'Which requirement.',
  inputFields: (t) => named(t),
  may: ['requirement', 'deleteRequirement', ({ input }) => input.requirementId.id],
  run: async (ctx, { input: { requirementId } }) => ({
    submissionId: await deleteRequirement(ctx, requirementId.id),
    deletedId: `SupplementalRequirement:${requirementId.id}`,
  }),
  outputFields: (t) => ({
    ...submissionOutput(t),
    deletedId: t.id({
      description: 'Of the requirement that is gone.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});
