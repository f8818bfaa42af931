import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { recordId } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { createFormFromLibrary } from '#server/operations/template/createFormFromLibrary.ts';
import { libraryForms, type LibraryForm as Listed } from '#server/queries/template/libraryForms.ts';

const LibraryForm = builder.objectRef<Listed>('LibraryForm').implement({
  description: 'A form that every team can start from: one that comes with Portico, or one that an operator chose.',
  fields: (t) => ({
    libraryFormId: t.exposeString('id', { description: 'The plain ID of the form, for `createFormFromLibrary`.' }),
    name: t.exposeString('name', { description: 'The name of the form.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The public description as HTML, or null if there is none.',
    }),
    icon: t.exposeString('icon', { nullable: true, description: 'The name of the icon, or null if none was chosen.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'The name of the category, or null if the form has none.',
    }),
    typicalTime: t.exposeString('typicalTime', {
      nullable: true,
      description: 'How long the process usually takes, as text, or null if it is not given.',
    }),
    stepNames: t.exposeStringList('stepNames', { description: 'The names of the steps in order.' }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', { description: 'Whether the form comes with Portico.' }),
  }),
});

builder.queryField('libraryForms', (t) =>
  t.field({
    type: [LibraryForm],
    description: 'The forms of the library, sorted by name: at most 200 that operators chose, and those of Portico.',
    authScopes: { signedIn: true, reads: 'forms' },
    resolve: (_root, _args, { services }) => libraryForms(services),
  }),
);

defineMutation('createFormFromLibrary', {
  description:
    'Creates a form from one of the library. The viewer becomes an editor of the form and the reviewer where people must be named.',
  inputDescription: 'The form of the library, and the team that will own the new form.',
  inputFields: (t) => ({
    libraryFormId: t.string({
      required: true,
      validate: recordId,
      description: 'The plain ID of the form of the library.',
    }),
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that will own the form.' }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  idempotent: true,
  run: (ctx, { input: { libraryFormId, teamId } }, idempotencyKey) =>
    createFormFromLibrary(ctx, { libraryFormId, teamId: teamId.id }, idempotencyKey),
  outputDescription: 'The new form.',
  outputFields: masterTemplateOutput,
});
