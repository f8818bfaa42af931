import { mostNamedInBatch } from '#domain/batch/batchRules.ts';
import { mostTagsOfSubmission } from '#domain/tag/tag.ts';
import { askedWork, batchAsker } from '#server/graphql/batch/askingForBatch.ts';
import { BatchActionEnum } from '#server/graphql/batch/BatchActionEnum.ts';
import { TagOfSubmissionInput } from '#server/graphql/batch/TagOfSubmissionInput.ts';
import { atMost, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { Tagging } from '#server/graphql/submission/Tagging.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { startBatch, undoBatch } from '#server/operations/batch/startBatch.ts';

const jobOutput = <Done extends { readonly jobId: string }>(t: DoneFields<Done>) => ({
  job: t.prismaField({
    type: Job,
    description: 'The work on it: how far it is, and at its end what was done.',
    resolve: (query, { done: { jobId } }, _args, { services }) =>
      services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
  }),
});

verbMutation('actOnSubmissions', {
  description:
    'Does the same with many submissions, in the background: those that are named, or all that a filter leaves now. Each is asked for itself; what could not be done is told at the end.',
  inputDescription: 'What is done, and with which submissions.',
  inputFields: (t) => ({
    action: t.field({ type: BatchActionEnum, required: true, description: 'What is done.' }),
    submissionIds: t.globalIDList({ validate: atMost(mostNamedInBatch), description: 'The submissions, by name.' }),
    filters: t.field({ type: 'JSON', description: 'Or conditions as in `submissionRows`, with `confirmCount`.' }),
    tagNames: t.stringList({
      validate: atMost(mostTagsOfSubmission),
      description: 'The tags that are put on all of them, or taken off.',
    }),
    taggings: t.field({
      type: [TagOfSubmissionInput],
      validate: atMost(mostNamedInBatch),
      description: 'Or, to tag and to untag, which tag at which submission.',
    }),
    taggingIds: t.globalIDList({
      for: Tagging,
      validate: atMost(mostNamedInBatch),
      description: 'Or, to untag, tags as they stand on submissions.',
    }),
    confirmCount: t.string({
      validate: line,
      description:
        'How many submissions that is. Required with `filters` and for deleting; whenever it is given, it must match.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  mayEach: [],
  writes: 'submissions',
  run: async (ctx, { input }) => {
    const { action, filters, confirmCount = null, idempotencyKey } = input;
    const work = await askedWork(ctx, {
      ...{ action, filters, tagNames: input.tagNames ?? [] },
      named: input.submissionIds?.map(({ id }) => id) ?? null,
      taggingIds: input.taggingIds?.map(({ id }) => id) ?? null,
      taggings:
        input.taggings?.map(({ submissionId, tagId, tagName }) => ({
          ...{ submissionId: submissionId.id, tagId: tagId?.id ?? null, tagName: tagName ?? null },
        })) ?? null,
    });
    const wanted = { asker: batchAsker(ctx), action, work, confirmCount, isFiltered: filters != null };
    return { jobId: await startBatch(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'It is queued.',
  outputFields: jobOutput,
});

verbMutation('undoBatch', {
  description: 'Takes back what was done with many submissions, once; what was deleted stays deleted.',
  inputDescription: 'Which work.',
  inputFields: (t) => ({
    jobId: t.globalID({ required: true, for: Job, description: 'The work that has done it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['job', 'viewJob', ({ input }) => input.jobId.id],
  writes: 'submissions',
  run: async (ctx, { input: { jobId, idempotencyKey } }) => ({
    jobId: await undoBatch(ctx, { jobId: jobId.id, asker: batchAsker(ctx) }, idempotencyKey),
  }),
  keepsRights: true,
  outputDescription: 'It is queued.',
  outputFields: jobOutput,
});
