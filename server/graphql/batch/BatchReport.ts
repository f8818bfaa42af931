import { inverseBatchAction, maxListedRefusals } from '#domain/batch/batchRules.ts';
import type { RefusalParams } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { Batch } from '#server/generated/prisma/client.ts';
import { BatchActionEnum } from '#server/graphql/batch/BatchActionEnum.ts';
import { builder } from '#server/graphql/builder.ts';
import { Job } from '#server/graphql/job/Job.ts';

interface Refused {
  readonly submissionId: string;
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

const RefusedSubmission = builder.objectRef<Refused>('RefusedSubmission').implement({
  description: 'A submission that a batch action could not change.',
  fields: (t) => ({
    submissionId: t.globalID({
      description: 'The ID of the submission.',
      resolve: ({ submissionId }) => ({ type: 'Submission', id: submissionId }),
    }),
    submission: t.prismaField({
      type: 'Submission',
      nullable: true,
      description: 'The submission. Null if it was deleted, and for viewers who may not see it.',
      resolve: async (query, { submissionId }, _args, { services, access }) =>
        (await access.sees('submission', submissionId))
          ? services.db.submission.findUnique({ ...query, where: { id: submissionId } })
          : null,
    }),
    reason: t.string({
      description: 'Why the submission was not changed, as a sentence.',
      resolve: ({ code, params }) => refusalSentence(code, params),
    }),
  }),
});

interface Report extends Pick<Batch, 'id' | 'action' | 'tagName'> {
  readonly isUndoable: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

const BatchReport = builder.objectRef<Report>('BatchReport').implement({
  description: 'The result of a batch action.',
  fields: (t) => ({
    action: t.expose('action', { type: BatchActionEnum, description: 'The action that was requested.' }),
    tagName: t.exposeString('tagName', {
      nullable: true,
      description: 'The tag that was added or removed. Null if there were several tags, and for actions without tags.',
    }),
    total: t.int({
      description: 'The number of submissions in the batch.',
      resolve: ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0),
    }),
    doneCount: t.int({
      description: 'The number of submissions that were changed.',
      resolve: ({ counts }) => counts['done'] ?? 0,
    }),
    unchangedCount: t.int({
      description: 'The number of submissions that were already as requested.',
      resolve: ({ counts }) => counts['same'] ?? 0,
    }),
    refusedCount: t.int({
      description: 'The number of submissions that could not be changed.',
      resolve: ({ counts }) => counts['refused'] ?? 0,
    }),
    refused: t.field({
      type: [RefusedSubmission],
      description: `The submissions that could not be changed, at most ${maxListedRefusals}.`,
      complexity: { multiplier: maxListedRefusals },
      resolve: async ({ id: batchId }, _args, { services }) => {
        const items = await services.db.batchItem.findMany({
          where: { batchId, outcome: 'refused' },
          orderBy: { submissionId: 'asc' },
          take: maxListedRefusals,
        });
        return items.map(({ submissionId, refusal, params }) => ({
          ...{ submissionId, code: (refusal ?? 'outdated') as RefusalCode },
          params: (params ?? {}) as RefusalParams,
        }));
      },
    }),
    isUndoable: t.exposeBoolean('isUndoable', { description: 'Whether the batch action can be undone.' }),
  }),
});

builder.objectField(Job, 'batch', (t) =>
  t.field({
    type: BatchReport,
    nullable: true,
    description: 'The result of a batch action. Null for other jobs.',
    resolve: async ({ id: jobId, finishedAt, task }, _args, { services: { db } }): Promise<Report | null> => {
      if (task !== 'batch/runBatch') return null;
      const batch = await db.batch.findUnique({ where: { jobId }, include: { undoneBy: { select: { id: true } } } });
      if (!batch) return null;
      const where = { batchId: batch.id };
      const groups = await db.batchItem.groupBy({ by: ['outcome'], where, _count: { _all: true } });
      const counts = Object.fromEntries(groups.map(({ outcome, _count }) => [outcome, _count._all]));
      const canBe = inverseBatchAction[batch.action] !== null && batch.undoesId === null && batch.undoneBy === null;
      const { id, action, tagName } = batch;
      return { id, action, tagName, counts, isUndoable: canBe && finishedAt !== null && (counts['done'] ?? 0) > 0 };
    },
  }),
);
