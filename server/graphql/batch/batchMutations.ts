import { maxSubmissionIdsInBatch } from '#domain/batch/batchRules.ts';
import { maxTagsOfSubmission } from '#domain/tag/tag.ts';
import { BatchActionEnum } from '#server/graphql/batch/BatchActionEnum.ts';
import { requestedBatchWork, batchRequester } from '#server/graphql/batch/batchRequest.ts';
import { TagOfSubmissionInput } from '#server/graphql/batch/TagOfSubmissionInput.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { Tagging } from '#server/graphql/submission/Tagging.ts';
import { actOnSubmissions, undoBatch } from '#server/operations/batch/actOnSubmissions.ts';

const jobOutput = <Done extends { readonly jobId: string }>(t: MutationOutputFields<Done>) => ({
  job: t.prismaField({
    type: Job,
    description: 'The job of the batch action, with its progress and, at the end, its result.',
    resolve: (query, { done: { jobId } }, _args, { services }) =>
      services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
  }),
});

defineMutation('actOnSubmissions', {
  description:
    'Takes the same action on many submissions in the background. They are selected by ID, or by a filter that they match now. The viewer’s rights are checked for each, and the result reports those that could not be changed.',
  inputDescription: 'The action, and the submissions to take it on.',
  inputFields: (t) => ({
    action: t.field({ type: BatchActionEnum, required: true, description: 'The action to take.' }),
    submissionIds: t.globalIDList({
      validate: maxItems(maxSubmissionIdsInBatch),
      description: 'The IDs of the submissions.',
    }),
    filters: t.field({
      type: 'JSON',
      description: 'A list of conditions in place of `submissionIds`, as in `submissionRows`. Requires `confirmCount`.',
    }),
    tagNames: t.stringList({
      validate: maxItems(maxTagsOfSubmission),
      description: 'The names of the tags to add to or remove from all submissions.',
    }),
    taggings: t.field({
      type: [TagOfSubmissionInput],
      validate: maxItems(maxSubmissionIdsInBatch),
      description: 'Pairs of submissions and tags in place of `submissionIds`, for the actions `tag` and `untag`.',
    }),
    taggingIds: t.globalIDList({
      for: Tagging,
      validate: maxItems(maxSubmissionIdsInBatch),
      description: 'The IDs of the `Tagging` objects to remove in place of `submissionIds`, for the action `untag`.',
    }),
    confirmCount: t.string({
      validate: shortText,
      description:
        'The number of selected submissions. Required with `filters` and for deleting. Whenever it is given, it must match.',
    }),
  }),
  mayEach: [],
  writes: 'submissions',
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const { action, filters, confirmCount = null } = input;
    const work = await requestedBatchWork(ctx, {
      ...{ action, filters, tagNames: input.tagNames ?? [] },
      named: input.submissionIds?.map(({ id }) => id) ?? null,
      taggingIds: input.taggingIds?.map(({ id }) => id) ?? null,
      taggings:
        input.taggings?.map(({ submissionId, tagId, tagName }) => ({
          ...{ submissionId: submissionId.id, tagId: tagId?.id ?? null, tagName: tagName ?? null },
        })) ?? null,
    });
    const wanted = { asker: batchRequester(ctx), action, work, confirmCount, isFiltered: filters != null };
    return { jobId: await actOnSubmissions(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The queued batch action.',
  outputFields: jobOutput,
});

defineMutation('undoBatch', {
  description: 'Undoes a batch action, once. Deleted submissions cannot be restored.',
  inputDescription: 'The batch action to undo.',
  inputFields: (t) => ({
    jobId: t.globalID({ required: true, for: Job, description: 'The ID of the batch action’s job.' }),
  }),
  may: ['job', 'viewJob', ({ input }) => input.jobId.id],
  writes: 'submissions',
  idempotent: true,
  run: async (ctx, { input: { jobId } }, idempotencyKey) => ({
    jobId: await undoBatch(ctx, { jobId: jobId.id, asker: batchRequester(ctx) }, idempotencyKey),
  }),
  keepsRights: true,
  outputDescription: 'The queued job that undoes the batch action.',
  outputFields: jobOutput,
});
