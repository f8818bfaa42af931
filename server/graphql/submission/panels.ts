import { panelsFor, submissionPanels } from '#domain/submission/submissionPanels.ts';
import { builder } from '#server/graphql/builder.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';

const SubmissionPanelEnum = builder.enumType('SubmissionPanel', {
  description: 'A side panel of the submission page.',
  values: submissionPanels,
});

builder.prismaObjectFields(Submission, (t) => ({
  panels: t.field({
    type: [SubmissionPanelEnum],
    description: 'The side panels that the viewer can open on the submission’s page.',
    resolve: async ({ id }, _args, ctx) => panelsFor(await viewerOf(ctx, id)),
  }),
}));
