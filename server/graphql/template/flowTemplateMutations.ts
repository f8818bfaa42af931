import { defineMutation } from '#server/graphql/defineMutation.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';
import { updateFlowTemplate } from '#server/operations/template/updateFlowTemplate.ts';

partMutation('updateFlowTemplate', {
  description: 'Changes the name and texts of a draft. People see them once it is published.',
  inputDescription: 'The changes to a draft. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the form.' }),
    description: t.string({
      validate: richTextInput,
      description: 'The new description, as HTML that will be sanitized.',
    }),
    completionMessage: t.string({
      validate: richTextInput,
      description: 'The message an applicant sees after completing the submission, as HTML that will be sanitized.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, name, ...texts } }) => {
    await updateFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, ...texts, ...nullsAsUnset({ name }) });
    return {};
  },
});

defineMutation('publishFlowTemplate', {
  description: 'Starts publishing a draft. Once the job is done, new submissions use the published version.',
  inputDescription: 'The draft to publish.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft to publish.' }),
    revision: t.int({
      description:
        'The revision the publisher saw. Publishing is refused if the draft has changed since. Defaults to the current revision.',
    }),
  }),
  may: ['flowTemplate', 'publishFlowTemplate', ({ input }) => input.flowTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { flowTemplateId, revision } }, idempotencyKey) => ({
    jobId: await publishFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, revision }, idempotencyKey),
  }),
  keepsRights: true,
  outputDescription: 'The result of starting to publish a draft.',
  outputFields: (t) => ({
    job: t.prismaField({
      type: Job,
      description: 'The job that publishes the draft, with its progress and result.',
      resolve: (query, { done: { jobId } }, _args, { services }) =>
        services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
    }),
  }),
});
