import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { starredFormIds } from '#server/graphql/template/starredForms.ts';
import { starForm, unstarForm } from '#server/operations/template/starForm.ts';

function starrer({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const output = (t: PayloadFields<{ readonly masterTemplateId: string }>) => ({
  ...masterTemplateOutput(t),
  starredMasterTemplateIds: t.idList({
    description: 'All forms that the viewer keeps at the top.',
    resolve: (_payload, _args, ctx) => starredFormIds(ctx),
  }),
});

builder.relayMutationField(
  'starForm',
  {
    description: 'The form to keep at the top.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    }),
  },
  {
    description: 'Keeps a form at the top of the list of the viewer.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'starForm', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId } }, ctx) => ({
      masterTemplateId: await starForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
    }),
  },
  { description: 'It is at the top.', outputFields: output },
);

builder.relayMutationField(
  'unstarForm',
  {
    description: 'The form to keep at the top no longer.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    }),
  },
  {
    description: 'Puts a form back into its place.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'starForm', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId } }, ctx) => ({
      masterTemplateId: await unstarForm(ctx, { userId: starrer(ctx), masterTemplateId: masterTemplateId.id }),
    }),
  },
  { description: 'It is in its place.', outputFields: output },
);
