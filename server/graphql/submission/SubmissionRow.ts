import { elapsedInWords } from '#domain/kernel/durations.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { listedIdentifier } from '#server/graphql/submission/listedIdentifier.ts';
import { lastChangeFor, newestAnswerFor } from '#server/graphql/submission/newestAnswerFor.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

const Responsible = builder.objectRef<DashboardRow['assigned'][number]>('Responsible').implement({
  description: 'A person or role that a submission is assigned to, as a list row shows it.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The UUID of the user or role.' }),
    name: t.exposeString('name', { description: 'The name of the user or role.' }),
  }),
});

/** Plain properties without scopes: the list decides who sees its rows. */
export const SubmissionRow = builder.objectRef<DashboardRow>('SubmissionRow').implement({
  description: 'A submission or imported record, as the dashboard lists it.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the row, which differs from the ID of the submission.',
      resolve: ({ id }) => `SubmissionRow:${id}`,
    }),
    submissionId: t.id({
      description: 'The ID of the submission or imported record.',
      resolve: ({ id, kind }) => encodeGlobalId(kind === 'ImportedFlow' ? kind : 'Submission', id),
    }),
    kind: t.exposeString('kind', {
      description: 'The kind of row: `InitiatedFlow` for a submission, or `ImportedFlow` for an imported record.',
    }),
    masterTemplateId: t.id({
      description: 'The ID of the form.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    status: t.exposeString('status', {
      description: 'The status of the submission: `active`, `halted` (on hold), or `finished`.',
    }),
    isRejected: t.boolean({
      description: 'Whether the submission is on hold because a reviewer rejected it.',
      resolve: ({ action }) => action === 'reconsider',
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    identifier: t.string({
      nullable: true,
      description:
        'The answer that identifies the submission, such as an address. Null until it is given, and for viewers who may not read it.',
      resolve: (row, _args, ctx) => listedIdentifier(row, ctx),
    }),
    templateName: t.exposeString('templateName', { description: 'The name of the form.' }),
    applicant: t.exposeString('applicant', {
      nullable: true,
      description: 'The name of the primary applicant, or null if there is none.',
    }),
    applicantsCount: t.exposeInt('applicantsCount', { description: 'The number of applicants.' }),
    action: t.exposeString('action', {
      nullable: true,
      description: 'The code of what must be done next, such as `review` or `pay`, or null if nothing must.',
    }),
    currentStepName: t.exposeString('currentStepName', {
      nullable: true,
      description: 'The name of the current step. Null if the submission is finished, and for an imported record.',
    }),
    stepType: t.exposeString('stepType', {
      nullable: true,
      description: 'The type of the current step. Null if the submission is finished, and for an imported record.',
    }),
    currentStepSince: t.expose('currentStepSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission reached its current step. Null if it is finished, and for an imported record.',
    }),
    currentStepElapsed: t.string({
      nullable: true,
      description:
        'How long the submission has been at its current step, in words. Null if it is finished, and for an imported record.',
      resolve: ({ currentStepSince }, _args, { services }) =>
        currentStepSince && elapsedInWords(services.now().getTime() - Date.parse(currentStepSince)),
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the current step is due, or null if it has no due date.',
    }),
    isExternal: t.exposeBoolean('isExternal', { description: 'Whether an applicant must act.' }),
    isReview: t.exposeBoolean('isReview', { description: 'Whether the submission is waiting for reviews.' }),
    reviewStepId: t.id({
      nullable: true,
      description:
        'The ID of the form’s step that the viewer is to review now, or null if there is nothing for them to review.',
      resolve: ({ reviewStepId }) => reviewStepId && encodeGlobalId('Step', reviewStepId),
    }),
    isResponsible: t.exposeBoolean('isResponsible', {
      description: 'Whether the submission is waiting for the viewer or for a role they have.',
    }),
    assigned: t.field({
      type: [Responsible],
      description: 'The first few people and roles that the submission is assigned to.',
      resolve: ({ assigned }) => [...assigned],
    }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'Whether the submission renews an output.' }),
    isUnpaid: t.exposeBoolean('isUnpaid', { description: 'Whether a step was left without the payment it requires.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the submission was started.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description:
        'When anything last happened in the submission. Saved answers update it at most every five seconds; see `lastChangedAt`.',
    }),
    lastEditedAt: t.expose('lastEditedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When an answer last changed, or null if there are no answers yet. Updated at most every five seconds; see `lastAnswerAt`.',
    }),
    lastAnswerAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest answer was saved, to the millisecond. Null if there are no answers yet, and for imported records.',
      resolve: ({ id }, _args, ctx) => newestAnswerFor(ctx, id),
    }),
    lastChangedAt: t.field({
      type: 'DateTime',
      description:
        'When anything in the submission last changed, answers included, to the millisecond. To keep a copy in sync, use this field and the filter `lastChangedAt`.',
      resolve: ({ id, lastActivityAt }, _args, ctx) => lastChangeFor(ctx, id, new Date(lastActivityAt)),
    }),
  }),
});
