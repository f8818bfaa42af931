import { requestableDataTypes, maxRequestedFields } from '#domain/submission/requirementDraft.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type InputFields } from '#server/graphql/defineMutation.ts';
import { maxItems, cents, richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  RequirementKindEnum,
  requirementOutput,
  SupplementalRequirement,
} from '#server/graphql/submission/SupplementalRequirement.ts';
import { cancelRequirement } from '#server/operations/requirement/cancelRequirement.ts';
import { completeRequirement } from '#server/operations/requirement/completeRequirement.ts';
import { createRequirement, deleteRequirement, updateRequirement } from '#server/operations/requirement/requirement.ts';
import { sendRequirement } from '#server/operations/requirement/sendRequirement.ts';

const AskedDataTypeEnum = builder.enumType('AskedDataType', {
  description: 'The type of answer to a field that staff request by its name alone.',
  values: requestableDataTypes,
});

const AskedFieldInput = builder.inputType('AskedFieldInput', {
  description: 'A field that staff request.',
  fields: (t) => ({
    name: t.string({ required: true, validate: shortText, description: 'The name of the requested field.' }),
    dataType: t.field({
      type: AskedDataTypeEnum,
      required: true,
      description: 'The type of the answer.',
    }),
    required: t.boolean({ description: 'Whether the field must be answered. The default is false.' }),
  }),
});

const draft = (t: InputFields) => ({
  name: t.string({
    validate: shortText,
    description: 'The name of the request. If left out, it goes by the name of its type.',
  }),
  description: t.string({
    validate: richTextInput,
    description: 'What the request is about, as HTML that is sanitized before it is stored. Null for none.',
  }),
  amountCents: t.float({
    validate: cents,
    description: 'The amount of a requested payment, in whole cents.',
  }),
  payerDecides: t.boolean({ description: 'Whether the payer decides on the amount. The default is false.' }),
  acceptsCash: t.boolean({
    description: 'Whether the payment can be made in cash. The default is the form’s setting.',
  }),
  acceptsChecks: t.boolean({
    description: 'Whether the payment can be made by check. The default is the form’s setting.',
  }),
  constituentPaysFee: t.boolean({
    description: 'Whether the payer covers the fees. The default is the form’s setting.',
  }),
  fields: t.field({
    type: [AskedFieldInput],
    validate: maxItems(maxRequestedFields),
    description: 'The fields that are requested, in order. The list replaces the current one.',
  }),
});

const named = (t: InputFields) => ({
  requirementId: t.globalID({ required: true, for: SupplementalRequirement, description: 'The ID of the request.' }),
});

defineMutation('createRequirement', {
  description:
    'Drafts a request for a payment or answers from the applicants of a submission, in addition to its steps. Staff send it later.',
  inputDescription: 'The submission, and what to request.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, for: Submission, description: 'The ID of the submission.' }),
    type: t.field({
      type: RequirementKindEnum,
      required: true,
      description: 'Whether to request a payment or answers.',
    }),
    ...draft(t),
  }),
  may: ['submission', 'addRequirement', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (
    ctx,
    { input: { submissionId, type, name, description, amountCents, fields, ...money } },
    idempotencyKey,
  ) => ({
    requirementId: await createRequirement(
      ctx,
      {
        ...{ submissionId: submissionId.id, kind: type, name: name ?? null, description: description ?? null },
        ...{ amountCents: amountCents ?? null, fields: requestedFields(fields ?? []) },
        ...{ payerDecides: money.payerDecides ?? false, ...termsSaid(money) },
      },
      idempotencyKey,
    ),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

defineMutation('updateRequirement', {
  description: 'Changes a request that has not been sent yet.',
  inputDescription: 'The request, and its new values. Fields that are left out stay unchanged.',
  inputFields: (t) => ({
    ...named(t),
    ...draft(t),
    sends: t.boolean({ description: 'Whether to send the request after the change. The default is false.' }),
  }),
  mayEach: [
    ['requirement', 'updateRequirement', ({ input }) => input.requirementId.id],
    ['requirement', 'sendRequirement', ({ input }) => input.requirementId.id, ({ input }) => input.sends ?? false],
  ],
  idempotent: true,
  run: async (
    ctx,
    { input: { requirementId, sends, name, description, amountCents, fields, ...money } },
    idempotencyKey,
  ) => ({
    requirementId: await updateRequirement(
      ctx,
      {
        requirementId: requirementId.id,
        sends: sends ?? false,
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(amountCents === undefined ? {} : { amountCents }),
        ...(fields ? { fields: requestedFields(fields) } : {}),
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

const requestedFields = <Field extends { readonly required?: boolean | null | undefined }>(fields: readonly Field[]) =>
  fields.map((field) => ({ ...field, required: field.required ?? false }));

defineMutation('sendRequirement', {
  description:
    'Sends a request to the applicants. They are notified by email, and the submission cannot be completed until the request is.',
  inputDescription: 'The request to send.',
  inputFields: named,
  may: ['requirement', 'sendRequirement', ({ input }) => input.requirementId.id],
  idempotent: true,
  run: async (ctx, { input: { requirementId } }, idempotencyKey) => ({
    requirementId: await sendRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

defineMutation('cancelRequirement', {
  description: 'Cancels a request that was sent. Saved answers are kept, and a payment must be refunded first.',
  inputDescription: 'The request to cancel.',
  inputFields: named,
  may: ['requirement', 'cancelRequirement', ({ input }) => input.requirementId.id],
  idempotent: true,
  run: async (ctx, { input: { requirementId } }, idempotencyKey) => ({
    requirementId: await cancelRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

defineMutation('completeRequirement', {
  description: 'Submits the answers to a request. A requested payment is completed by being paid.',
  inputDescription: 'The request to complete.',
  inputFields: named,
  may: ['requirement', 'completeRequirement', ({ input }) => input.requirementId.id],
  idempotent: true,
  run: async (ctx, { input: { requirementId } }, idempotencyKey) => ({
    requirementId: await completeRequirement(ctx, requirementId.id, idempotencyKey),
  }),
  outputFields: (t) => ({ ...requirementOutput(t) }),
});

defineMutation('deleteRequirement', {
  description: 'Deletes a request that has not been sent yet.',
  inputDescription: 'The request to delete.',
  inputFields: (t) => named(t),
  may: ['requirement', 'deleteRequirement', ({ input }) => input.requirementId.id],
  run: async (ctx, { input: { requirementId } }) => ({
    submissionId: await deleteRequirement(ctx, requirementId.id),
    deletedId: `SupplementalRequirement:${requirementId.id}`,
  }),
  outputFields: (t) => ({
    ...submissionOutput(t),
    deletedId: t.id({
      description: 'The ID of the deleted request.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});
