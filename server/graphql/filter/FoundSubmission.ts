import { builder } from '#server/graphql/builder.ts';
import { listedIdentifier } from '#server/graphql/submission/listedIdentifier.ts';
import type { FoundSubmission as Found } from '#server/queries/dashboard/searchSubmissions.ts';

export const FoundSubmission = builder.objectRef<Found>('FoundSubmission').implement({
  description: 'A submission, or an imported record, that a search has found.',
  fields: (t) => ({
    submissionId: t.id({ description: 'The submission.', resolve: ({ id }) => `Submission:${id}` }),
    kind: t.exposeString('kind', { description: 'InitiatedFlow or ImportedFlow.' }),
    status: t.exposeString('status', { description: 'active, halted or finished.' }),
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
