import { z } from 'zod';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import {
  CustomEntity,
  CustomEntityField,
  CustomEntityTypeEnum,
  EntityDataTypeEnum,
} from '#server/graphql/entity/CustomEntity.ts';
import { resolveCustomEntity, resolveCustomEntityField } from '#server/graphql/entity/resolveCustomEntity.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { createRemoteKind } from '#server/operations/entity/createRemoteKind.ts';
import { archiveCustomEntity, createCustomEntity, updateCustomEntity } from '#server/operations/entity/customEntity.ts';
import {
  createCustomEntityField,
  deleteCustomEntityField,
  moveCustomEntityField,
  updateCustomEntityField,
} from '#server/operations/entity/customEntityField.ts';

const optionTexts = z.array(shortText).max(500, 'tooMany');

const kindOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  customEntity: t.prismaField({
    type: CustomEntity,
    description: 'The kind of entity after the change.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.customEntity.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

const fieldOutput = (t: MutationOutputFields<{ readonly id: string; readonly fieldId: string }>) => ({
  ...kindOutput(t),
  customEntityField: t.prismaField({
    type: CustomEntityField,
    nullable: true,
    description: 'The field after the change, or null if it has been deleted since.',
    resolve: (query, { done: { fieldId } }, _args, { services }) =>
      services.db.customEntityField.findUnique({ ...query, where: { id: fieldId } }),
  }),
});

defineMutation('createCustomEntity', {
  description: 'Adds a kind of entity. Remote GIS kinds require that the installation allows them for the team.',
  inputDescription: 'The kind of entity to add.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the kind, such as “Parcel”.' }),
    type: t.field({ type: CustomEntityTypeEnum, required: true, description: 'Where its entities are kept.' }),
    serviceUrl: t.string({
      validate: shortText,
      description: 'The address of the remote GIS layer, for `remote_gis`.',
    }),
  }),
  mayEach: [
    ['team', 'manageCustomEntities', ({ input }) => input.teamId.id],
    ['team', 'createRemoteCustomEntity', ({ input }) => input.teamId.id, ({ input }) => input.type === 'remote_gis'],
  ],
  idempotent: true,
  run: async (ctx, { input: { teamId, name, type, serviceUrl } }, key) => {
    const draft = { teamId: teamId.id, name, serviceUrl: serviceUrl ?? null };
    const id = await (type === 'remote_gis'
      ? createRemoteKind(ctx, draft, key)
      : createCustomEntity(ctx, { ...draft, type }, key));
    return { id, teamId: teamId.id };
  },
  keepsRights: true,
  outputDescription: 'The new kind of entity.',
  outputFields: (t) => ({
    ...kindOutput(t),
    team: t.prismaField({
      type: Team,
      description: 'The team that keeps the entities.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

defineMutation('updateCustomEntity', {
  description: 'Renames a kind of entity, or changes which field names its entities.',
  inputDescription: 'The kind and the values to change. Omitted values stay the same.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    name: t.string({ validate: shortText, description: 'The name of the kind.' }),
    nameFieldId: t.globalID({
      for: CustomEntityField,
      description: 'The ID of the field that names the entities, or null if they have names of their own.',
    }),
  }),
  may: ['team', 'manageCustomEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  run: async (ctx, { input: { customEntityId, name, nameFieldId } }) => {
    const nameField = nameFieldId === undefined ? {} : { nameFieldId: nameFieldId?.id ?? null };
    return { id: await updateCustomEntity(ctx, { customEntityId: customEntityId.id, name, ...nameField }) };
  },
  keepsRights: true,
  outputDescription: 'The changed kind of entity.',
  outputFields: kindOutput,
});

defineMutation('archiveCustomEntity', {
  description: 'Archives a kind of entity. Refused while forms ask for its entities.',
  inputDescription: 'The kind of entity to archive.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
  }),
  may: ['team', 'manageCustomEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  run: async (ctx, { input: { customEntityId } }) => ({
    id: customEntityId.id,
    teamId: await archiveCustomEntity(ctx, { customEntityId: customEntityId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The archived kind of entity.',
  outputFields: (t) => ({
    archivedCustomEntityId: t.globalID({
      description: 'The ID of the archived kind.',
      resolve: ({ done: { id } }) => ({ type: CustomEntity, id }),
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team without the kind.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

defineMutation('createCustomEntityField', {
  description: 'Adds a field to a kind of entity, after the others.',
  inputDescription: 'The field to add.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the field.' }),
    dataType: t.field({ type: EntityDataTypeEnum, required: true, description: 'The data type. It can’t be changed.' }),
    options: t.stringList({ validate: optionTexts, description: 'The choices of a multiple choice field, in order.' }),
    viewable: t.boolean({ description: 'Whether applicants and points of contact see the field. Defaults to false.' }),
    editSuggestable: t.boolean({
      description: 'Whether people who see the field can suggest edits to it. Only possible if they see it.',
    }),
  }),
  may: ['team', 'manageCustomEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  idempotent: true,
  run: async (ctx, { input: { customEntityId, name, dataType, options, viewable, editSuggestable } }, key) => {
    const fieldId = await createCustomEntityField(
      ctx,
      {
        ...{ customEntityId: customEntityId.id, name, dataType, options: options ?? [] },
        ...{ viewable: viewable ?? false, editSuggestable: editSuggestable ?? false },
      },
      key,
    );
    return { id: customEntityId.id, fieldId };
  },
  keepsRights: true,
  outputDescription: 'The new field.',
  outputFields: fieldOutput,
});

const FieldId = {
  required: true,
  for: CustomEntityField,
  description: 'The ID of the field.',
} as const;

defineMutation('updateCustomEntityField', {
  description: 'Changes a field of a kind of entity.',
  inputDescription: 'The field and the values to change. Omitted values stay the same.',
  inputFields: (t) => ({
    customEntityFieldId: t.globalID(FieldId),
    name: t.string({ validate: shortText, description: 'The name of the field.' }),
    options: t.stringList({ validate: optionTexts, description: 'The choices of a multiple choice field, in order.' }),
    viewable: t.boolean({ description: 'Whether applicants and points of contact see the field.' }),
    editSuggestable: t.boolean({ description: 'Whether people who see the field can suggest edits to it.' }),
  }),
  may: [
    'team',
    'manageCustomEntities',
    ({ input }, ctx) => resolveCustomEntityField(ctx, input.customEntityFieldId.id),
  ],
  run: async (ctx, { input: { customEntityFieldId, clientMutationId: _mark, ...changes } }) => {
    const given = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined && value !== null),
    );
    const id = await updateCustomEntityField(ctx, { customEntityFieldId: customEntityFieldId.id, ...given });
    return { id, fieldId: customEntityFieldId.id };
  },
  keepsRights: true,
  outputDescription: 'The changed field.',
  outputFields: fieldOutput,
});

defineMutation('moveCustomEntityField', {
  description: 'Moves a field of a kind of entity to another place.',
  inputDescription: 'The field and its new place.',
  inputFields: (t) => ({
    customEntityFieldId: t.globalID(FieldId),
    afterFieldId: t.globalID({
      for: CustomEntityField,
      description: 'The ID of the field that it comes after, or null for the first place.',
    }),
  }),
  may: [
    'team',
    'manageCustomEntities',
    ({ input }, ctx) => resolveCustomEntityField(ctx, input.customEntityFieldId.id),
  ],
  run: async (ctx, { input: { customEntityFieldId, afterFieldId } }) => ({
    id: await moveCustomEntityField(ctx, {
      customEntityFieldId: customEntityFieldId.id,
      afterFieldId: afterFieldId?.id ?? null,
    }),
  }),
  keepsRights: true,
  outputDescription: 'The kind with its fields in the new order.',
  outputFields: kindOutput,
});

defineMutation('deleteCustomEntityField', {
  description: 'Deletes a field of a kind of entity with its values. The history of entities keeps them.',
  inputDescription: 'The field to delete.',
  inputFields: (t) => ({
    customEntityFieldId: t.globalID(FieldId),
    withData: t.boolean({
      required: true,
      description: 'Whether the author knows that values are deleted with it. Refused without that if there are any.',
    }),
  }),
  may: [
    'team',
    'manageCustomEntities',
    ({ input }, ctx) => resolveCustomEntityField(ctx, input.customEntityFieldId.id),
  ],
  run: async (ctx, { input: { customEntityFieldId, withData } }) => ({
    id: await deleteCustomEntityField(ctx, { customEntityFieldId: customEntityFieldId.id, withData }),
  }),
  keepsRights: true,
  outputDescription: 'The kind without the field.',
  outputFields: kindOutput,
});
