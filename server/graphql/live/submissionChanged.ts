import { builder } from '#server/graphql/builder.ts';
import { changes, type Change } from '#server/graphql/live/changes.ts';
import { sharedByFacts } from '#server/graphql/live/sharedSubscribe.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { mayReadAnswer, viewerIn } from '#server/graphql/submission/viewing.ts';
import { changedAnswer } from '#server/queries/answer/changedAnswer.ts';

type SubmissionChange = Change<'submission'>;

const ChangedPart = builder.enumType('ChangedPart', {
  description: 'What of a submission has changed.',
  values: {
    answer: { description: 'An answer, and nothing else that anybody sees.' },
    submission: { description: 'Where it stands, who takes part, or what was said, paid or issued.' },
  } as const,
});

const SubmissionChangeType = builder.objectRef<SubmissionChange>('SubmissionChange').implement({
  description: 'Something of a submission has changed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    submissionId: t.id({ description: 'The submission.', resolve: ({ id }) => `Submission:${id}` }),
    changed: t.field({
      type: ChangedPart,
      description: 'What has changed: one answer, which is told here, or what has to be asked for again.',
      resolve: ({ payload }) => ('answerId' in payload ? 'answer' : 'submission'),
    }),
    answer: t.field({
      type: Answer,
      nullable: true,
      description: 'The answer that was saved, as far as the viewer may read it; null for other changes.',
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
    description: 'Everything that changes in a submission, as far as the viewer sees it.',
    extensions: sharedByFacts,
    authScopes: may('submission', 'viewSubmission', argumentId('id')),
    args: {
      id: t.arg.globalID({ required: true, description: 'The submission.' }),
      after: t.arg.string({ description: 'The cursor of the last event that was received.' }),
    },
    subscribe: (_root, { id, after }, ctx) =>
      changes(ctx, { kind: 'submission', action: 'viewSubmission', id: id.id, topic: `submission:${id.id}`, after }),
    resolve: (change) => change,
  }),
);
