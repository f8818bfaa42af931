import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { sharedByFacts } from '#server/graphql/live/sharedSubscribe.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { mayReadAnswer, viewerIn } from '#server/graphql/submission/submissionViewer.ts';
import { changedAnswer } from '#server/queries/answer/changedAnswer.ts';

type SubmissionChange = ResourceChange<'submission'>;

const ChangedPart = builder.enumType('ChangedPart', {
  description: 'Which part of a submission changed.',
  values: {
    answer: { description: 'Only an answer changed, and nothing else that anyone can see.' },
    submission: { description: 'Its status, participants, discussions, payments, or outputs changed.' },
  } as const,
});

const SubmissionChangeType = builder.objectRef<SubmissionChange>('SubmissionChange').implement({
  description: 'A change to a submission.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    submissionId: t.id({ description: 'The ID of the submission.', resolve: ({ id }) => `Submission:${id}` }),
    changed: t.field({
      type: ChangedPart,
      description: 'What changed: one answer, which this event includes, or something the client must refetch.',
      resolve: ({ payload }) => ('answerId' in payload ? 'answer' : 'submission'),
    }),
    ownMutation: t.int({
      nullable: true,
      description:
        'The number of the mutation that caused the change, if the subscriber sent it: with the header `X-Portico-Mutation`, and the same tab ID as in the first message of its socket. A client that has the result of that mutation does not need to fetch it again. Null for changes by anyone else.',
      resolve: ({ ownMutation }) => ownMutation,
    }),
    answer: t.field({
      type: Answer,
      nullable: true,
      description: 'The saved answer. Null for other changes, or if the viewer cannot read the answer.',
      resolve: async ({ payload, facts }, _args, { services }) => {
        const { answerId } = payload;
        if (typeof answerId !== 'string') return null;
        const changed = await changedAnswer(services.pool, answerId, payload);
        return changed && mayReadAnswer(viewerIn(facts), changed) ? changed.answer : null;
      },
    }),
  }),
});

builder.subscriptionField('submissionChanged', (t) =>
  t.field({
    type: SubmissionChangeType,
    description: 'Sends an event for each change to a submission that the viewer can see.',
    extensions: sharedByFacts,
    authScopes: may('submission', 'viewSubmission', argumentId('id')),
    args: {
      id: t.arg.globalID({ required: true, description: 'The ID of the submission to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { id, after }, ctx) =>
      resourceChanges(ctx, {
        kind: 'submission',
        action: 'viewSubmission',
        id: id.id,
        topic: `submission:${id.id}`,
        after,
      }),
    resolve: (change) => change,
  }),
);
