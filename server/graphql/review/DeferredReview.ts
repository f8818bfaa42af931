import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { DeferredReview } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { StepReviewType } from '#server/graphql/review/reviewGroups.ts';
import { ReviewOutcomeEnum } from '#server/graphql/review/StepApproval.ts';

const DeferredReviewType = builder.objectRef<DeferredReview>('DeferredReview').implement({
  description: 'A review that doesn’t count yet, because its reviewer can still undo it, or that didn’t count.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: ReviewOutcomeEnum, description: 'The outcome of the review.' }),
    comment: t.exposeString('comment', { description: 'The reviewer’s comment. It can be empty.' }),
    recordsAt: t.expose('recordsAt', { type: 'DateTime', description: 'When the review counts unless it is undone.' }),
    endedBecause: t.exposeString('endedBecause', {
      nullable: true,
      description:
        'Why the review doesn’t count: `undone`, or the code of the error with which it was refused. Null while it can be undone.',
    }),
    message: t.string({
      nullable: true,
      description: 'Why the review was refused, as a sentence. Null unless it was.',
      resolve: ({ endedBecause }) =>
        endedBecause === null || endedBecause === 'undone' ? null : refusalSentence(endedBecause as RefusalCode),
    }),
  }),
});

builder.objectField(StepReviewType, 'ownDeferredReview', (t) =>
  t.field({
    type: DeferredReviewType,
    nullable: true,
    description:
      'The viewer’s review for the group that doesn’t count yet, or that didn’t count. Null if there is none.',
    resolve: ({ activeStepId, row }, _args, { access, services }) =>
      access.principal.userId === null
        ? null
        : services.db.deferredReview.findUnique({
            where: {
              activeStepId_reviewGroupId_reviewerId: {
                activeStepId,
                reviewGroupId: row.id,
                reviewerId: access.principal.userId,
              },
            },
          }),
  }),
);
