import { noId } from '#server/database/noId.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { verbMutation, type DoneFields, type InputFields } from '#server/graphql/verbMutation.ts';
import { cloneForm, duplicateForm } from '#server/operations/template/copyForm.ts';

const inputFields = (t: InputFields) => ({
  flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The version that is copied.' }),
  teamId: t.globalID({ required: true, for: Team, description: 'Whose form the copy will be.' }),
  idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
});

type Versions = { readonly kind?: 'published' };

/** What is not there belongs to no form, and nobody may do anything with that. */
async function formOfVersion({ services }: RequestContext, id: string, among: Versions = {}): Promise<string> {
  const version = await services.db.flowTemplate.findFirst({
    where: { id, ...among },
    select: { masterTemplateId: true },
  });
  return version?.masterTemplateId ?? noId;
}

const copyOutput = <Done extends { readonly masterTemplateId: string }>(t: DoneFields<Done>) => ({
  ...masterTemplateOutput(t),
  url: t.string({
    description: 'Where it is edited.',
    resolve: ({ done: { masterTemplateId } }, _args, { services }) =>
      `${services.publicUrl}/workflows/${masterTemplateId}/edit`,
  }),
});

verbMutation('duplicateForm', {
  description: 'Makes a form like another, for those who read that one. Whoever makes it may write it.',
  inputDescription: 'A version of a form, and for whom.',
  inputFields: (t) => ({
    ...inputFields(t),
    cloneOutputDocuments: t.boolean({ description: 'With the files that its outputs are written on.' }),
  }),
  mayEach: [
    ['masterTemplate', 'duplicateForm', ({ input }, ctx) => formOfVersion(ctx, input.flowTemplateId.id)],
    ['team', 'createForm', ({ input }) => input.teamId.id],
  ],
  run: (ctx, { input: { flowTemplateId, teamId, cloneOutputDocuments, idempotencyKey } }) =>
    duplicateForm(
      ctx,
      { flowTemplateId: flowTemplateId.id, teamId: teamId.id, withDocuments: cloneOutputDocuments ?? false },
      idempotencyKey,
    ),
  outputDescription: 'The copy was made.',
  outputFields: copyOutput,
});

verbMutation('cloneForm', {
  description: 'Takes over the published form of another government that allows it.',
  inputDescription: 'A published version, and for whom.',
  inputFields,
  mayEach: [
    [
      'masterTemplate',
      'cloneForm',
      // nobody learns of drafts
      ({ input }, ctx) => formOfVersion(ctx, input.flowTemplateId.id, { kind: 'published' }),
    ],
    ['team', 'createForm', ({ input }) => input.teamId.id],
  ],
  run: (ctx, { input: { flowTemplateId, teamId, idempotencyKey } }) =>
    cloneForm(ctx, { flowTemplateId: flowTemplateId.id, teamId: teamId.id }, idempotencyKey),
  outputDescription: 'The form was taken over.',
  outputFields: copyOutput,
});
