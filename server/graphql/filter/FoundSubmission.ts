import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { listedIdentifier } from '#server/graphql/submission/listedIdentifier.ts';
import type { FoundSubmission as Found } from '#server/queries/dashboard/searchSubmissions.ts';

export const FoundSubmission = builder.objectRef<Found>('FoundSubmission').implement({
  description: 'A submission, or an imported record, that a search has found.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The submission, or the imported record.',
      resolve: ({ id, kind }) => encodeGlobalId(kind === 'ImportedFlow' ? kind : 'Submission', id),
    }),
    kind: t.exposeString('kind', { description: 'InitiatedFlow or ImportedFlow.' }),
    status: t.exposeString('status', { description: 'active, halted or finished.' }),
    isRejected: t.boolean({
      description: 'It is halted because a reviewer has rejected it.',
      resolve: ({ action }) => action === 'reconsider',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its step is overdue; null without a time.',
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number within the team.' }),
    identifier: t.string({
      nullable: true,
      description: 'The answer that names it; null until it is given, and for whoever may not read that answer.',
      resolve: (row, _args, ctx) => listedIdentifier(row, ctx),
    }),
    templateName: t.exposeString('templateName', { description: 'The form.' }),
    applicant: t.exposeString('applicant', { nullable: true, description: 'The primary applicant.' }),
  }),
});
