import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { listedIdentifier } from '#server/graphql/submission/listedIdentifier.ts';
import type { FoundSubmission as Found } from '#server/queries/dashboard/searchSubmissions.ts';

export const FoundSubmission = builder.objectRef<Found>('FoundSubmission').implement({
  description: 'A submission or imported record found by a search.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The ID of the submission or imported record.',
      resolve: ({ id, kind }) => encodeGlobalId(kind === 'ImportedFlow' ? kind : 'Submission', id),
    }),
    kind: t.exposeString('kind', {
      description: 'The kind of result: `InitiatedFlow` (a submission) or `ImportedFlow` (an imported record).',
    }),
    status: t.exposeString('status', {
      description: 'The status of the submission: `active`, `halted` (on hold), or `finished`.',
    }),
    isRejected: t.boolean({
      description: 'Whether the submission is on hold because a reviewer rejected it.',
      resolve: ({ action }) => action === 'reconsider',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the current step becomes overdue, or null if there is no deadline.',
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within the team.' }),
    identifier: t.string({
      nullable: true,
      description:
        'The answer that identifies the submission. Null if it has not been given or the viewer cannot read it.',
      resolve: (row, _args, ctx) => listedIdentifier(row, ctx),
    }),
    templateName: t.exposeString('templateName', { description: 'The name of the form.' }),
    applicant: t.exposeString('applicant', {
      nullable: true,
      description: 'The name of the primary applicant, or null if there is none.',
    }),
    availableActions: t.stringList({
      description: `${availableActionsDescription} Empty for imported records.`,
      resolve: ({ id, kind }, _args, ctx) => (kind === 'ImportedFlow' ? [] : availableActions('submission', id, ctx)),
    }),
  }),
});
