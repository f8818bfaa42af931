import { defineMutation } from '#server/graphql/defineMutation.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { idOrNull, nullsAsUnset } from '#server/graphql/form/patch.ts';
import { SeenFormTexts, seenDescription } from '#server/graphql/form/seenTexts.ts';
import { richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { MasterTemplate, masterTemplateOutput, TemplateStatusEnum } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateCategory } from '#server/graphql/template/TemplateCategory.ts';
import {
  createMasterTemplate,
  setMasterTemplateStatus,
  updateMasterTemplate,
} from '#server/operations/template/masterTemplate.ts';

defineMutation('createMasterTemplate', {
  description: 'Creates a form with an empty draft. The viewer becomes an editor of the form.',
  inputDescription: 'The new form.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that will own the form.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the form.' }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  idempotent: true,
  run: (ctx, { input: { teamId, name } }, idempotencyKey) =>
    createMasterTemplate(ctx, { teamId: teamId.id, name }, idempotencyKey),
  keepsRights: true,
  outputDescription: 'The result of creating a form.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    flowTemplate: t.prismaField({
      type: FlowTemplate,
      description: 'The empty draft of the new form.',
      resolve: (query, { done: { flowTemplateId } }, _args, { services }) =>
        services.db.flowTemplate.findUniqueOrThrow({ ...query, where: { id: flowTemplateId } }),
    }),
  }),
});

defineMutation('updateMasterTemplate', {
  description:
    'Changes the settings of a form that apply to all its versions. Takes effect immediately, without publishing.',
  inputDescription: 'The changes to a form. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form to change.' }),
    slug: t.string({
      validate: shortText,
      description: 'The new slug of the form. Links with the old slug stop working.',
    }),
    description: t.string({
      validate: richTextInput,
      description: 'The description on the public page, as HTML that will be sanitized.',
    }),
    icon: t.string({ validate: shortText, description: 'The name of the icon shown for the form in lists.' }),
    typicalTime: t.string({
      validate: shortText,
      description: 'How long a submission typically takes, in words, such as "about 2 weeks".',
    }),
    alsoKnownAs: t.string({
      validate: shortText,
      description: 'Other names that residents search for, such as "rummage sale, estate sale".',
    }),
    publiclyLaunchable: t.boolean({ description: 'Whether anyone can start a submission.' }),
    internallyLaunchable: t.boolean({ description: 'Whether members of the team can start a submission.' }),
    publicRead: t.boolean({ description: 'Whether the statistics of the form are public.' }),
    isPrivate: t.boolean({
      description: 'Whether the form is left out of public lists. Anyone with its link can still open it.',
    }),
    forkAllowed: t.boolean({ description: 'Whether other governments can clone the form.' }),
    publiclySearchable: t.boolean({ description: 'Whether anyone can search the records of the form.' }),
    publicSearchInstructions: t.string({
      validate: richTextInput,
      description: 'Instructions above the public search, as HTML that will be sanitized.',
    }),
    categoryId: t.globalID({
      for: TemplateCategory,
      description: 'The ID of the category the form is listed under, or null for none.',
    }),
    identifierFieldId: t.globalID({
      for: Field,
      description: 'The ID of the field whose answer identifies a submission, or null for none.',
    }),
    seen: t.field({ type: SeenFormTexts, description: seenDescription }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, identifierFieldId, categoryId, seen, ...input } }) => {
    const { description, icon, typicalTime, alsoKnownAs, publicSearchInstructions, ...rest } = input;
    const nullable = { description, icon, typicalTime, alsoKnownAs, publicSearchInstructions };
    const links = { identifierFieldId: idOrNull(identifierFieldId), categoryId: idOrNull(categoryId) };
    const change = { ...nullable, ...nullsAsUnset(rest), ...links, seen };
    const id = await updateMasterTemplate(ctx, { masterTemplateId: masterTemplateId.id, ...change });
    return { masterTemplateId: id };
  },
  outputDescription: 'The result of changing a form.',
  outputFields: masterTemplateOutput,
});

defineMutation('setMasterTemplateStatus', {
  description: 'Closes, archives, or reopens a form.',
  inputDescription: 'The form to change, and its new status.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form to change.' }),
    status: t.field({
      type: TemplateStatusEnum,
      required: true,
      description: 'The new status. A form can only be opened for the first time by publishing a version.',
    }),
  }),
  may: ['masterTemplate', 'changeFormStatus', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, status } }) => {
    const id = await setMasterTemplateStatus(ctx, { masterTemplateId: masterTemplateId.id, status });
    return { masterTemplateId: id };
  },
  outputDescription: 'The result of changing the status of a form.',
  outputFields: masterTemplateOutput,
});
