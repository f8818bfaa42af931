import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';
import { updateFlowTemplate } from '#server/operations/template/updateFlowTemplate.ts';

partMutation('updateFlowTemplate', {
  description: 'Changes the name and texts of a draft. People read them once it is published.',
  inputDescription: 'What is left out stays; null empties.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    name: t.string({ validate: line, description: 'As people will read it.' }),
    description: t.string({ validate: html, description: 'Rich text.' }),
    completionMessage: t.string({ validate: html, description: 'Rich text that an applicant reads at the end.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, name, ...texts } }) => {
    await updateFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, ...texts, ...orUnset({ name }) });
    return {};
  },
});

verbMutation('publishFlowTemplate', {
  description: 'Starts publishing: the draft becomes the version with which submissions start from then on.',
  inputDescription: 'A draft as its publisher saw it.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    revision: t.int({ description: 'The revision that was seen: a draft that has moved on is not published.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['flowTemplate', 'publishFlowTemplate', ({ input }) => input.flowTemplateId.id],
  run: async (ctx, { input: { flowTemplateId, revision, idempotencyKey } }) => ({
    jobId: await publishFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, revision }, idempotencyKey),
  }),
  keepsRights: true,
  outputDescription: 'The draft is being published.',
  outputFields: (t) => ({
    job: t.prismaField({
      type: Job,
      description: 'How far it is, and what comes of it.',
      resolve: (query, { done: { jobId } }, _args, { services }) =>
        services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
    }),
  }),
});
