import { customEntityTypes } from '#domain/entity/entity.ts';
import { entityDataTypes } from '#domain/entity/entityValue.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';

/** More kinds than a town ever has. They are loaded together. */
const mostKinds = 200;

guardThrough('CustomEntity', 'team', 'viewCustomEntities', async ({ services: { db } }, id) => {
  const kind = await db.customEntity.findUnique({ where: { id }, select: { teamId: true } });
  return kind?.teamId;
});
guardThrough('CustomEntityField', 'team', 'viewCustomEntities', async ({ services: { db } }, id) => {
  const field = await db.customEntityField.findUnique({ where: { id }, select: { teamId: true } });
  return field?.teamId;
});

export const CustomEntityTypeEnum = builder.enumType('CustomEntityType', {
  description: 'Where the entities of a kind are kept: here (`standard`) or in a remote GIS service (`remote_gis`).',
  values: customEntityTypes,
});

export const EntityDataTypeEnum = builder.enumType('EntityDataType', {
  description: 'The data types that fields of entities can have.',
  values: entityDataTypes,
});

export const CustomEntityField = builder.prismaNode('CustomEntityField', {
  id: { field: 'id' },
  description: 'A field of a kind of entity.',
  fields: (t) => ({
    fieldId: t.string({ description: 'The plain ID of the field.', resolve: ({ id }) => id }),
    customEntityId: t.exposeString('customEntityId', { description: 'The plain ID of the kind of entity.' }),
    position: t.exposeInt('position', { description: 'The zero-based position of the field.' }),
    name: t.exposeString('name', { description: 'The name of the field.' }),
    slug: t.exposeString('slug', { description: 'The key of the field in exports. Renaming the field keeps it.' }),
    dataType: t.exposeString('dataType', { description: 'The data type of the field, an `EntityDataType`.' }),
    options: t.exposeStringList('options', { description: 'The choices of a multiple choice field, in order.' }),
    viewable: t.exposeBoolean('viewable', {
      description: 'Whether applicants and points of contact see the field.',
    }),
    editSuggestable: t.exposeBoolean('editSuggestable', {
      description: 'Whether people who see the field can suggest edits to it.',
    }),
    dataCount: t.relationCount('entityFieldValues', {
      description: 'How many entities have a value in the field.',
      authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
    }),
  }),
});

export const CustomEntity = builder.prismaNode('CustomEntity', {
  id: { field: 'id' },
  description: 'A kind of person, place, or thing that a team keeps entities of.',
  fields: (t) => ({
    customEntityId: t.string({ description: 'The plain ID of the kind, as fields use it.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'The name of the kind, such as “Parcel”.' }),
    type: t.expose('type', { type: CustomEntityTypeEnum, description: 'Where its entities are kept.' }),
    serviceUrl: t.exposeString('serviceUrl', {
      nullable: true,
      description: 'The address of the remote GIS layer, or null for standard kinds.',
      authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
    }),
    nameField: t.relation('nameField', {
      type: CustomEntityField,
      nullable: true,
      description: 'The field that names the entities, or null if they have names of their own.',
    }),
    nameFieldId: t.exposeString('nameFieldId', {
      nullable: true,
      description: 'The plain ID of that field, or null.',
    }),
    fields: t.relation('customEntityFields', {
      type: CustomEntityField,
      description: 'The fields of the kind, in order, at most 100.',
      complexity: treeListCost,
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    entityCount: t.relationCount('entities', {
      description: 'How many entities of the kind are not archived.',
      where: { deletedAt: null },
      authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
    }),
    isArchived: t.boolean({
      description: 'Whether the kind is archived, so that forms can’t ask for its entities anymore.',
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    team: t.relation('team', { description: 'The team that keeps the entities.' }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  customEntities: t.relation('customEntities', {
    type: CustomEntity,
    description: `The kinds of entities that the team keeps, sorted by name, without archived ones. At most ${mostKinds}. Empty for viewers outside the team.`,
    authScopes: may('team', 'viewCustomEntities', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    complexity: treeListCost,
    query: { where: { archivedAt: null }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: mostKinds },
  }),
}));
