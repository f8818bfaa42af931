import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { updateFlowTemplate } from '#server/operations/template/updateFlowTemplate.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';

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
  part: ({ flowTemplateId }) => flowTemplateId,
  run: async (ctx, { flowTemplateId, name, ...texts }) => {
    await updateFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, ...texts, ...orUnset({ name }) });
    return {};
  },
});

builder.relayMutationField(
  'publishFlowTemplate',
  {
    description: 'A draft as its publisher saw it.',
    inputFields: (t) => ({
      flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
      revision: t.int({ description: 'The revision that was seen: a draft that has moved on is not published.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Starts publishing: the draft becomes the version with which submissions start from then on.',
    authScopes: (_root, { input }) => ({ may: ['flowTemplate', 'publishFlowTemplate', input.flowTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { flowTemplateId, revision, idempotencyKey } }, ctx) => ({
      jobId: await publishFlowTemplate(ctx, { flowTemplateId: flowTemplateId.id, revision }, idempotencyKey),
    }),
  },
  {
    description: 'The draft is being published.',
    outputFields: (t) => ({
      job: t.prismaField({
        type: Job,
        description: 'How far it is, and what comes of it.',
        resolve: (query, { jobId }, _args, { services }) =>
          services.db.job.findUniqueOrThrow({ ...query, where: { id: jobId } }),
      }),
    }),
  },
);
