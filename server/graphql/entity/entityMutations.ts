import { z } from 'zod';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type InputFields, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { CustomEntity, CustomEntityField } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { resolveCustomEntity } from '#server/graphql/entity/resolveCustomEntity.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { toggleEntityArchived, createEntity, updateEntity } from '#server/operations/entity/entity.ts';
import { addEntityContact, inviteEntityContact, removeEntityContact } from '#server/operations/entity/entityContact.ts';

/** Values are at most 5,000 characters after reading; the rules say so in place. */
export const valueText = z.string().max(20_000);

export const EntityValueInput = builder.inputType('EntityValueInput', {
  description: 'The value of a new entity in one field.',
  fields: (t) => ({
    fieldId: t.globalID({ required: true, for: CustomEntityField, description: 'The ID of the field.' }),
    value: t.string({ required: true, validate: valueText, description: 'The value as people type it.' }),
  }),
});

export const EntityValueChangeInput = builder.inputType('EntityValueChangeInput', {
  description: 'A changed value of an entity.',
  fields: (t) => ({
    fieldId: t.globalID({ for: CustomEntityField, description: 'The ID of the field.' }),
    slug: t.string({ validate: shortText, description: 'The slug of the field, instead of `fieldId`.' }),
    from: t.string({
      validate: valueText,
      description:
        'The value that the author saw, or null if there was none. If omitted, the value is changed whatever it is.',
    }),
    to: t.string({ validate: valueText, description: 'The new value as people type it, or null for none.' }),
  }),
});

const EntityTextChangeInput = builder.inputType('EntityTextChangeInput', {
  description: 'A changed text of an entity.',
  fields: (t) => ({
    from: t.string({
      validate: valueText,
      description:
        'The text that the author saw, or null if there was none. If omitted, the text is changed whatever it is.',
    }),
    to: t.string({ validate: valueText, description: 'The new text, or null for none.' }),
  }),
});

const entityOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  entity: t.prismaField({
    type: Entity,
    description: 'The entity after the change.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.entity.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

const entityId = (t: InputFields) => t.globalID({ required: true, for: Entity, description: 'The ID of the entity.' });

defineMutation('createEntity', {
  description: 'Adds an entity to a kind that the team keeps.',
  inputDescription: 'The new entity.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    name: t.string({ validate: shortText, description: 'The name, unless a field of the kind names its entities.' }),
    note: t.string({ validate: valueText, description: 'Notes of the team.' }),
    values: t.field({
      type: [EntityValueInput],
      required: true,
      validate: maxItems(maxEntityFields),
      description: 'The values, at most one for each field.',
    }),
  }),
  may: ['team', 'createEntity', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  idempotent: true,
  run: async (ctx, { input: { customEntityId, name, note, values } }, key) => {
    const told = values.map(({ fieldId, value }) => ({ fieldId: fieldId.id, value }));
    return { id: await createEntity(ctx, { customEntityId: customEntityId.id, name, note, values: told }, key) };
  },
  keepsRights: true,
  outputDescription: 'The new entity.',
  outputFields: entityOutput,
});

defineMutation('updateEntity', {
  description:
    'Changes the values of an entity that are given. Refused if someone else changed one of them since the author saw it.',
  inputDescription: 'The entity and what changed.',
  inputFields: (t) => ({
    entityId: entityId(t),
    name: t.field({ type: EntityTextChangeInput, description: 'The name, if it changed.' }),
    note: t.field({ type: EntityTextChangeInput, description: 'The notes, if they changed.' }),
    values: t.field({
      type: [EntityValueChangeInput],
      required: true,
      validate: maxItems(maxEntityFields),
      description: 'The values that changed, at most one for each field.',
    }),
  }),
  may: ['entity', 'updateEntity', ({ input }) => input.entityId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        entityId: { id },
        name,
        note,
        values,
      },
    },
    key,
  ) => {
    const edit = {
      entityId: id,
      name: name ? changeOf(name) : null,
      note: note ? changeOf(note) : null,
      values: await namedValues(ctx, id, values),
    };
    return { id: await updateEntity(ctx, edit, key) };
  },
  keepsRights: true,
  outputDescription: 'The changed entity.',
  outputFields: entityOutput,
});

defineMutation('toggleEntityArchived', {
  description: 'Archives an entity, or restores it if it is archived. Refused while unfinished submissions name it.',
  inputDescription: 'The entity.',
  inputFields: (t) => ({ entityId: entityId(t) }),
  may: ['entity', 'archiveEntity', ({ input }) => input.entityId.id],
  idempotent: true,
  run: async (ctx, { input }, key) => ({
    id: await toggleEntityArchived(ctx, { entityId: input.entityId.id }, key),
  }),
  keepsRights: true,
  outputDescription: 'The archived or restored entity.',
  outputFields: entityOutput,
});

const contactInput = (t: InputFields) => ({
  entityId: entityId(t),
  userId: t.globalID({ required: true, for: User, description: 'The ID of the person.' }),
});

defineMutation('addEntityContact', {
  description: 'Makes a person whom the team knows a point of contact, who sees the entity and can suggest edits.',
  inputDescription: 'The entity and the person.',
  inputFields: contactInput,
  may: ['entity', 'updateEntity', ({ input }) => input.entityId.id],
  run: async (ctx, { input }) => ({
    id: await addEntityContact(ctx, { entityId: input.entityId.id, userId: input.userId.id }),
  }),
  outputDescription: 'The entity with its points of contact.',
  outputFields: entityOutput,
});

defineMutation('inviteEntityContact', {
  description: 'Makes anyone with an email address a point of contact, and emails them.',
  inputDescription: 'The entity and the person.',
  inputFields: (t) => ({
    entityId: entityId(t),
    email: t.string({ required: true, validate: shortText, description: 'The email address of the person.' }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the person. People who have an account keep theirs.',
    }),
  }),
  may: ['entity', 'updateEntity', ({ input }) => input.entityId.id],
  idempotent: true,
  run: async (ctx, { input: { entityId: entity, email, name } }, key) => ({
    id: await inviteEntityContact(ctx, { entityId: entity.id, email, name }, key),
  }),
  keepsRights: true,
  outputDescription: 'The entity with its points of contact.',
  outputFields: entityOutput,
});

defineMutation('removeEntityContact', {
  description: 'Removes a point of contact.',
  inputDescription: 'The entity and the person.',
  inputFields: contactInput,
  may: ['entity', 'updateEntity', ({ input }) => input.entityId.id],
  run: async (ctx, { input }) => ({
    id: await removeEntityContact(ctx, { entityId: input.entityId.id, userId: input.userId.id }),
  }),
  outputDescription: 'The entity without the point of contact.',
  outputFields: entityOutput,
});

type GivenChange = Parameters<typeof changeOf>[0] & {
  readonly fieldId?: { readonly id: string } | null;
  readonly slug?: string | null;
};

/** An unknown slug is left in place: it names no field, and is refused as one. */
async function namedValues({ services }: RequestContext, entityId: string, values: readonly GivenChange[]) {
  const slugs = values.flatMap(({ slug }) => (slug ? [slug] : []));
  const fields =
    slugs.length === 0
      ? []
      : await services.db.customEntityField.findMany({
          where: { slug: { in: slugs }, customEntity: { entities: { some: { id: entityId } } } },
          select: { id: true, slug: true },
        });
  const known = new Map(fields.map(({ id, slug }) => [slug, id]));
  return values.map(({ fieldId, slug, ...change }) => ({
    fieldId: fieldId?.id ?? known.get(slug ?? '') ?? slug ?? '',
    ...changeOf(change),
  }));
}

/** `from` stays undefined if it was omitted. */
const changeOf = ({ from, to }: { readonly from?: string | null; readonly to?: string | null }) => ({
  ...(from === undefined ? {} : { from }),
  to: to ?? null,
});
