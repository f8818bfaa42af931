import { actingUserId } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { starredFormIds } from '#server/graphql/template/starredForms.ts';
import { type DoneFields, verbMutation } from '#server/graphql/verbMutation.ts';
import { starForm, unstarForm } from '#server/operations/template/starForm.ts';

function starrer({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const output = <Done extends { readonly masterTemplateId: string }>(t: DoneFields<Done>) => ({
  ...masterTemplateOutput(t),
  starredMasterTemplateIds: t.idList({
    description: 'All forms that the viewer keeps at the top.',
    resolve: (_payload, _args, ctx) => starredFormIds(ctx),
  }),
});

verbMutation('starForm', {
  description: 'Keeps a form at the top of the list of the viewer.',
  inputDescription: 'The form to keep at the top.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
  }),
  may: ['masterTemplate', 'starForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => ({
    masterTemplateId: await starForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
  }),
  keepsRights: true,
  outputDescription: 'It is at the top.',
  outputFields: output,
});

verbMutation('unstarForm', {
  description: 'Puts a form back into its place.',
  inputDescription: 'The form to keep at the top no longer.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
  }),
  may: ['masterTemplate', 'starForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => ({
    masterTemplateId: await unstarForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
  }),
  keepsRights: true,
  outputDescription: 'It is in its place.',
  outputFields: output,
});
