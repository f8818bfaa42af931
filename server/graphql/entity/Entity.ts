import { showEntityValue } from '#domain/entity/entityValue.ts';
import { EntityChangeKind, type Prisma } from '#server/generated/prisma/client.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntity, CustomEntityField } from '#server/graphql/entity/CustomEntity.ts';
import { submissionsNaming } from '#server/graphql/entity/submissionsNaming.ts';
import { keysetPage, newestFirst, pageTotal } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs, guardThrough } from '#server/graphql/nodes.ts';
import { emptyIfForbidden, nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

guardAs('Entity', 'entity', 'viewEntity', 'viewViewableFields');
guardThrough('EntityChange', 'entity', 'viewEntity', async ({ services: { db } }, id) => {
  const change = await db.entityChange.findUnique({ where: { id }, select: { entityId: true } });
  return change?.entityId;
});

interface ShownValue {
  readonly field: Prisma.CustomEntityFieldGetPayload<object>;
  readonly value: string | null;
}

const EntityValue = builder.objectRef<ShownValue>('EntityValue').implement({
  description: 'The value of an entity in one field.',
  fields: (t) => ({
    field: t.field({ type: CustomEntityField, description: 'The field.', resolve: ({ field }) => field }),
    value: t.string({
      nullable: true,
      description: 'The value as stored: amounts as `12.50`, dates as `2026-05-01`. Null if there is none.',
      resolve: ({ value }) => value,
    }),
    text: t.string({
      description: 'The value as people read it, or an empty string.',
      resolve: ({ value, field }) => showEntityValue(value, field),
    }),
  }),
});

const EntityChange = builder.prismaNode('EntityChange', {
  id: { field: 'id' },
  description: 'One change in the history of an entity.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: builder.enumType('EntityChangeKind', {
        description: 'What changed.',
        values: Object.values(EntityChangeKind),
      }),
      description: 'What changed.',
    }),
    fieldName: t.exposeString('fieldName', {
      nullable: true,
      description: 'The name of the field at the time, or null if the change is not about a field.',
    }),
    before: t.exposeString('before', { nullable: true, description: 'The text before, or null if there was none.' }),
    after: t.exposeString('after', { nullable: true, description: 'The text after, or null if there is none.' }),
    user: t.relation('user', {
      type: User,
      nullable: true,
      description: 'Who made the change, or null if the product made it.',
    }),
    suggestedBy: t.relation('suggestedBy', {
      type: User,
      nullable: true,
      description: 'Who suggested the change, or null if it wasn’t a suggestion.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the change was made.' }),
  }),
});

export const Entity = builder.prismaNode('Entity', {
  id: { field: 'id' },
  description: 'A person, place, or thing that a team keeps on file.',
  fields: (t) => ({
    entityId: t.string({ description: 'The plain ID of the entity, as answers use it.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'The name of the entity.' }),
    customEntity: t.relation('customEntity', {
      type: CustomEntity,
      nullable: true,
      description: 'The kind of entity, with its fields. Null for viewers outside the team.',
      authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
      unauthorizedResolver: nullIfForbidden,
    }),
    customEntityName: t.string({
      description: 'The name of the kind of entity.',
      select: { customEntity: { select: { name: true } } },
      resolve: ({ customEntity }) => customEntity.name,
    }),
    isRemote: t.boolean({
      description: 'Whether the entity comes from a remote GIS service, so that it can’t be changed here.',
      select: { customEntity: { select: { type: true } } },
      resolve: ({ customEntity }) => customEntity.type === 'remote_gis',
    }),
    values: t.field({
      type: [EntityValue],
      description: 'The values of the fields that the viewer can see, in order, with those that are empty.',
      select: {
        customEntity: { include: { customEntityFields: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } } },
        entityFieldValues: true,
      },
      resolve: async ({ id, customEntity, entityFieldValues }, _args, ctx) => {
        const seesAll = await ctx.access.may('entity', 'viewEntity', id);
        const values = new Map(entityFieldValues.map(({ customEntityFieldId, value }) => [customEntityFieldId, value]));
        return customEntity.customEntityFields
          .filter(({ viewable }) => seesAll || viewable)
          .map((field) => ({ field, value: values.get(field.id) ?? null }));
      },
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Notes of the team. Null if there are none, and for viewers outside the team.',
      authScopes: may('entity', 'viewEntity', ownKey('id')),
      unauthorizedResolver: nullIfForbidden,
    }),
    contacts: t.prismaField({
      type: [Contact],
      description: 'The points of contact, sorted by name, at most 100. Empty for viewers outside the team.',
      authScopes: may('entity', 'viewEntity', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      resolve: (query, { id }, _args, { services }) =>
        services.db.user.findMany({
          ...query,
          where: { entityContacts: { some: { entityId: id } } },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: 100,
        }),
    }),
    archivedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the entity was archived, or null if it isn’t.',
    }),
    revision: t.exposeInt('revision', { description: 'How many times the entity was changed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the entity was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the entity was last changed.' }),
    submissions: t.connection(
      {
        type: Submission,
        description: 'The submissions that name the entity and that the viewer can see, newest first.',
        authScopes: may('entity', 'viewEntity', ownKey('id')),
        unauthorizedResolver: nullIfForbidden,
        nullable: true,
        resolve: ({ id }, pagination, ctx, info) => {
          let seen: ReadonlySet<string> = new Set();
          return keysetPage(pagination, ctx, info, {
            ...{ order: newestFirst, where: { answers: { some: { entityId: id } }, deletedAt: null } },
            rows: async (query) => {
              const rows = await ctx.services.db.submission.findMany(query);
              const ids = rows.map((row) => row.id);
              seen = await submissionsNaming(ctx, id, ids);
              return rows;
            },
            isSeen: (submissionId) => Promise.resolve(seen.has(submissionId)),
          });
        },
      },
      { description: 'A page of submissions that name an entity.' },
    ),
    changes: t.connection(
      {
        type: EntityChange,
        description: 'The history of the entity, newest first.',
        authScopes: may('entity', 'viewEntity', ownKey('id')),
        unauthorizedResolver: nullIfForbidden,
        nullable: true,
        resolve: ({ id: entityId }, pagination, ctx, info) =>
          keysetPage(pagination, ctx, info, {
            ...{ order: { by: [], isDescending: true }, where: { entityId } },
            rows: (query) => ctx.services.db.entityChange.findMany(query),
            total: () => ctx.services.db.entityChange.count({ where: { entityId } }),
          }),
      },
      {
        description: 'A page of the history of an entity.',
        fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
      },
    ),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('entity', id, ctx),
    }),
  }),
});
