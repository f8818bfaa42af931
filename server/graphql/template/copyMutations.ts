import { nilUuid } from '#server/database/nilUuid.ts';
import { defineMutation, type MutationOutputFields, type InputFields } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { cloneForm, duplicateForm } from '#server/operations/template/copyForm.ts';

const inputFields = (t: InputFields) => ({
  flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the version to copy.' }),
  teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that will own the copy.' }),
});

type Versions = { readonly kind?: 'published' };

/** The form of a version, or an ID that matches nothing, for which every permission check fails. */
async function formOfVersion({ services }: RequestContext, id: string, where: Versions = {}): Promise<string> {
  const version = await services.db.flowTemplate.findFirst({
    where: { id, ...where },
    select: { masterTemplateId: true },
  });
  return version?.masterTemplateId ?? nilUuid;
}

const copyOutput = <Done extends { readonly masterTemplateId: string }>(t: MutationOutputFields<Done>) => ({
  ...masterTemplateOutput(t),
  url: t.string({
    description: 'The URL for editing the copy.',
    resolve: ({ done: { masterTemplateId } }, _args, { services }) =>
      `${services.publicUrl}/workflows/${masterTemplateId}/edit`,
  }),
});

defineMutation('duplicateForm', {
  description: 'Copies a form that the viewer can read. The viewer becomes an editor of the copy.',
  inputDescription: 'The version to copy, and the team that will own the copy.',
  inputFields: (t) => ({
    ...inputFields(t),
    cloneOutputDocuments: t.boolean({
      description: 'Whether to copy the documents of the outputs too. Defaults to false.',
    }),
  }),
  mayEach: [
    ['masterTemplate', 'duplicateForm', ({ input }, ctx) => formOfVersion(ctx, input.flowTemplateId.id)],
    ['team', 'createForm', ({ input }) => input.teamId.id],
  ],
  idempotent: true,
  run: (ctx, { input: { flowTemplateId, teamId, cloneOutputDocuments } }, idempotencyKey) =>
    duplicateForm(
      ctx,
      { flowTemplateId: flowTemplateId.id, teamId: teamId.id, withDocuments: cloneOutputDocuments ?? false },
      idempotencyKey,
    ),
  outputDescription: 'The result of copying a form.',
  outputFields: copyOutput,
});

defineMutation('cloneForm', {
  description: 'Clones the published form of another government that allows cloning.',
  inputDescription: 'The published version to clone, and the team that will own the clone.',
  inputFields,
  mayEach: [
    [
      'masterTemplate',
      'cloneForm',
      // published versions only, so that this does not reveal drafts
      ({ input }, ctx) => formOfVersion(ctx, input.flowTemplateId.id, { kind: 'published' }),
    ],
    ['team', 'createForm', ({ input }) => input.teamId.id],
  ],
  idempotent: true,
  run: (ctx, { input: { flowTemplateId, teamId } }, idempotencyKey) =>
    cloneForm(ctx, { flowTemplateId: flowTemplateId.id, teamId: teamId.id }, idempotencyKey),
  outputDescription: 'The result of cloning a form.',
  outputFields: copyOutput,
});
