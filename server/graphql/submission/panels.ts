import { panelsFor, submissionPanels } from '#domain/submission/submissionPanels.ts';
import { builder } from '#server/graphql/builder.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/viewing.ts';

const SubmissionPanelEnum = builder.enumType('SubmissionPanel', {
  description: 'What slides in beside a submission.',
  values: submissionPanels,
});

builder.prismaObjectFields(Submission, (t) => ({
  panels: t.field({
    type: [SubmissionPanelEnum],
    description: 'What the viewer finds beside it.',
    resolve: async ({ id }, _args, ctx) => panelsFor(await viewerOf(ctx, id)),
  }),
}));
