import { elapsedInWords } from '#domain/kernel/durations.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { listedIdentifier } from '#server/graphql/submission/listedIdentifier.ts';
import { lastChangeFor, newestAnswerFor } from '#server/graphql/submission/newestAnswerFor.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

const Responsible = builder.objectRef<DashboardRow['assigned'][number]>('Responsible').implement({
  description: 'A person or role to whom a submission is assigned, as a row shows it.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Of the user or role.' }),
    name: t.exposeString('name', { description: 'As people know it.' }),
  }),
});

/** Plain properties without scopes of their own: the list that holds a row has decided who sees it. */
export const SubmissionRow = builder.objectRef<DashboardRow>('SubmissionRow').implement({
  description: 'A submission, or an imported record, as the dashboard lists it.',
  fields: (t) => ({
    id: t.id({ description: 'Of the row; unlike that of the submission.', resolve: ({ id }) => `SubmissionRow:${id}` }),
    submissionId: t.id({
      description: 'The submission, or the imported record.',
      resolve: ({ id, kind }) => encodeGlobalId(kind === 'ImportedFlow' ? kind : 'Submission', id),
    }),
    kind: t.exposeString('kind', { description: 'InitiatedFlow or ImportedFlow.' }),
    masterTemplateId: t.id({
      description: 'The form.',
      resolve: ({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId),
    }),
    status: t.exposeString('status', { description: 'active, halted or finished.' }),
    isRejected: t.boolean({
      description: 'It is halted because a reviewer has rejected it.',
      resolve: ({ action }) => action === 'reconsider',
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number within the team.' }),
    identifier: t.string({
      nullable: true,
      description: 'The answer that names it; null until it is given, and for whoever may not read that answer.',
      resolve: (row, _args, ctx) => listedIdentifier(row, ctx),
    }),
    templateName: t.exposeString('templateName', { description: 'The form.' }),
    applicant: t.exposeString('applicant', { nullable: true, description: 'The primary applicant.' }),
    applicantsCount: t.exposeInt('applicantsCount', { description: 'How many applicants there are.' }),
    action: t.exposeString('action', { nullable: true, description: 'What is to be done next; null when nothing is.' }),
    currentStepName: t.exposeString('currentStepName', {
      nullable: true,
      description: 'Where it stands; null when it is finished.',
    }),
    stepType: t.exposeString('stepType', { nullable: true, description: 'The kind of that step.' }),
    currentStepSince: t.expose('currentStepSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it has stood there.',
    }),
    currentStepElapsed: t.string({
      nullable: true,
      description: 'For how long it has stood there, in words.',
      resolve: ({ currentStepSince }, _args, { services }) =>
        currentStepSince && elapsedInWords(services.now().getTime() - Date.parse(currentStepSince)),
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the step is overdue; null without a time.',
    }),
    isExternal: t.exposeBoolean('isExternal', { description: 'The applicant has to act.' }),
    isReview: t.exposeBoolean('isReview', { description: 'It waits for reviews.' }),
    reviewStepId: t.id({
      nullable: true,
      description: 'The step at which the viewer is to review it now; null when they are not.',
      resolve: ({ reviewStepId }) => reviewStepId && encodeGlobalId('Step', reviewStepId),
    }),
    isResponsible: t.exposeBoolean('isResponsible', {
      description: 'It waits for the viewer, alone or through a role.',
    }),
    assigned: t.field({
      type: [Responsible],
      description: 'To whom it is assigned; the first few.',
      resolve: ({ assigned }) => [...assigned],
    }),
    isRenewal: t.exposeBoolean('isRenewal', { description: 'It renews an output.' }),
    isUnpaid: t.exposeBoolean('isUnpaid', { description: 'A step was left without the money that it asks for.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was launched.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description:
        'When anything last happened. Saved answers update it at most every five seconds; see `lastChangedAt`.',
    }),
    lastEditedAt: t.expose('lastEditedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When an answer last changed, or null before the first. Updated at most every five seconds; see `lastAnswerAt`.',
    }),
    lastAnswerAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest answer was saved, to the millisecond. Null before the first answer and for imported records.',
      resolve: ({ id }, _args, ctx) => newestAnswerFor(ctx, id),
    }),
    lastChangedAt: t.field({
      type: 'DateTime',
      description:
        'When anything last changed, answers included, to the millisecond. Use this and the filter `lastChangedAt` to keep a copy in sync.',
      resolve: ({ id, lastActivityAt }, _args, ctx) => lastChangeFor(ctx, id, new Date(lastActivityAt)),
    }),
  }),
});
