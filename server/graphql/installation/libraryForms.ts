import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byName, keysetPage } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { setLibraryForm } from '#server/operations/installation/setLibraryForm.ts';

/** The form library: forms that every team can start from. Operators choose them. */
builder.prismaObjectFields(MasterTemplate, (t) => ({
  isLibrary: t.exposeBoolean('isLibrary', {
    description: 'Whether the form is in the library, so that every team can start from it.',
  }),
}));

builder.prismaObjectField(Team, 'clonableForms', (t) =>
  t.connection({
    type: MasterTemplate,
    description:
      'The published forms of the team that others can clone, sorted by name. Operators can add them to the library. Visible to operators.',
    authScopes: may('team', 'superviseTeam', ownKey('id')),
    resolve: ({ id: teamId }, pagination, ctx, info) =>
      keysetPage(pagination, ctx, info, {
        order: byName,
        where: { teamId, everPublished: true, forkAllowed: true, status: { not: 'archived' } },
        rows: (query) => ctx.services.db.masterTemplate.findMany(query),
      }),
  }),
);

defineMutation('setLibraryForm', {
  description:
    'Adds a form to the library, so that every team can start from it, or removes it. The form must allow cloning. For operators only.',
  inputDescription: 'The form, and whether it is in the library.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    isLibrary: t.boolean({ required: true, description: 'Whether the form is in the library.' }),
  }),
  may: ['masterTemplate', 'setLibraryForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, isLibrary } }) => ({
    masterTemplateId: await setLibraryForm(ctx, { masterTemplateId: masterTemplateId.id, isLibrary }),
  }),
  keepsRights: true,
  outputDescription: 'The result of the change.',
  outputFields: masterTemplateOutput,
});
