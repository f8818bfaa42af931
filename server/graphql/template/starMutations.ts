import { actingUserId } from '#server/actor.ts';
import { type MutationOutputFields, defineMutation } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { starredFormIds } from '#server/graphql/template/starredForms.ts';
import { starForm, unstarForm } from '#server/operations/template/starForm.ts';

function starrer({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const output = <Done extends { readonly masterTemplateId: string }>(t: MutationOutputFields<Done>) => ({
  ...masterTemplateOutput(t),
  starredMasterTemplateIds: t.idList({
    description: 'The IDs of all forms the viewer has starred, in the order they were starred.',
    resolve: (_payload, _args, ctx) => starredFormIds(ctx),
  }),
});

defineMutation('starForm', {
  description: "Stars a form, which keeps it at the top of the viewer's list.",
  inputDescription: 'The form to star.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form to star.' }),
  }),
  may: ['masterTemplate', 'starForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => ({
    masterTemplateId: await starForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The result of starring a form.',
  outputFields: output,
});

defineMutation('unstarForm', {
  description: "Removes the star from a form, so that it is no longer at the top of the viewer's list.",
  inputDescription: 'The form to remove the star from.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form to remove the star from.',
    }),
  }),
  may: ['masterTemplate', 'starForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => ({
    masterTemplateId: await unstarForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The result of removing the star from a form.',
  outputFields: output,
});
