import { Field } from '#server/graphql/form/Field.ts';
import { idOrNull, orUnset } from '#server/graphql/form/patch.ts';
import { SeenFormTexts, seenMeaning } from '#server/graphql/form/seenTexts.ts';
import { html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { MasterTemplate, masterTemplateOutput, TemplateStatusEnum } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateCategory } from '#server/graphql/template/TemplateCategory.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import {
  createMasterTemplate,
  setMasterTemplateStatus,
  updateMasterTemplate,
} from '#server/operations/template/masterTemplate.ts';

verbMutation('createMasterTemplate', {
  description: 'Makes a form with an empty draft. Whoever makes it may write it.',
  inputDescription: 'A blank form of a team.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'Whose form it will be.' }),
    name: t.string({ required: true, validate: line, description: 'As people will read it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  run: (ctx, { input: { teamId, name, idempotencyKey } }) =>
    createMasterTemplate(ctx, { teamId: teamId.id, name }, idempotencyKey),
  keepsRights: true,
  outputDescription: 'The form was made.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    flowTemplate: t.prismaField({
      type: FlowTemplate,
      description: 'Its draft.',
      resolve: (query, { done: { flowTemplateId } }, _args, { services }) =>
        services.db.flowTemplate.findUniqueOrThrow({ ...query, where: { id: flowTemplateId } }),
    }),
  }),
});

verbMutation('updateMasterTemplate', {
  description: 'Changes what a form is apart from its versions. It holds from now on, without publishing.',
  inputDescription: 'What is left out stays; null empties what can be empty.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    slug: t.string({ validate: line, description: 'Its address: links to the old one stop working.' }),
    description: t.string({ validate: html, description: 'Rich text for the public page.' }),
    icon: t.string({ validate: line, description: 'Names its picture in lists.' }),
    typicalTime: t.string({ validate: line, description: 'How long it usually takes, in words.' }),
    publiclyLaunchable: t.boolean({ description: 'Anybody may start a submission.' }),
    internallyLaunchable: t.boolean({ description: 'The team may start one.' }),
    publicRead: t.boolean({ description: 'Its statistics are public.' }),
    isPrivate: t.boolean({ description: 'Is not listed in public.' }),
    forkAllowed: t.boolean({ description: 'Other governments may clone it.' }),
    publiclySearchable: t.boolean({ description: 'Its records are searched in public.' }),
    publicSearchInstructions: t.string({ validate: html, description: 'Rich text above that search.' }),
    categoryId: t.globalID({ for: TemplateCategory, description: 'Under what it is listed; null for nothing.' }),
    identifierFieldId: t.globalID({ for: Field, description: 'The field whose answer names a submission.' }),
    seen: t.field({ type: SeenFormTexts, description: seenMeaning }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, identifierFieldId, categoryId, seen, ...input } }) => {
    const { description, icon, typicalTime, publicSearchInstructions, ...rest } = input;
    const nullable = { description, icon, typicalTime, publicSearchInstructions };
    const links = { identifierFieldId: idOrNull(identifierFieldId), categoryId: idOrNull(categoryId) };
    const change = { ...nullable, ...orUnset(rest), ...links, seen };
    const id = await updateMasterTemplate(ctx, { masterTemplateId: masterTemplateId.id, ...change });
    return { masterTemplateId: id };
  },
  outputDescription: 'The form was changed.',
  outputFields: masterTemplateOutput,
});

verbMutation('setMasterTemplateStatus', {
  description: 'Closes, archives or opens a form again.',
  inputDescription: 'What a form is to be.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    status: t.field({ type: TemplateStatusEnum, required: true, description: 'Its new status.' }),
  }),
  may: ['masterTemplate', 'changeFormStatus', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, status } }) => {
    const id = await setMasterTemplateStatus(ctx, { masterTemplateId: masterTemplateId.id, status });
    return { masterTemplateId: id };
  },
  outputDescription: 'The status was changed.',
  outputFields: masterTemplateOutput,
});
