import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { EntityValueInput, valueText } from '#server/graphql/entity/entityMutations.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { emptyIfForbidden, nullIfForbidden, notAllowed } from '#server/graphql/requestErrors.ts';
import { mergeEntities, undoEntityMerge } from '#server/operations/entity/mergeEntities.ts';

/** More than anyone undoes. */
const mostMerges = 50;

guardThrough('EntityMerge', 'entity', 'viewEntity', async (ctx, id) => survivorOf(ctx, id));

const EntityMerge = builder.prismaNode('EntityMerge', {
  id: { field: 'id' },
  description: 'A merge of two entities of one kind.',
  fields: (t) => ({
    survivor: t.relation('survivor', { type: Entity, description: 'The entity that stayed.' }),
    merged: t.relation('merged', { type: Entity, description: 'The entity that was merged into it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were merged.' }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'Who merged them, or null if the product did.',
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the merge was undone, or null if it wasn’t.',
    }),
  }),
});

builder.prismaObjectFields(Entity, (t) => ({
  mergedInto: t.relation('mergedInto', {
    type: Entity,
    nullable: true,
    description: 'The entity that this one was merged into, or null.',
    authScopes: may('entity', 'viewEntity', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
  }),
  merges: t.relation('mergesSurvived', {
    type: EntityMerge,
    description: `The merges into this entity that weren’t undone, newest first, at most ${mostMerges}.`,
    authScopes: may('entity', 'viewEntity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    query: { where: { undoneAt: null }, orderBy: { id: 'desc' }, take: mostMerges },
  }),
}));

const mergeOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  merge: t.prismaField({
    type: EntityMerge,
    description: 'The merge with both entities.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.entityMerge.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('mergeEntities', {
  description:
    'Makes two entities of one kind one. The survivor gets the given values and all answers, points of contact, and open suggestions of the other one, which is archived. Can be undone.',
  inputDescription: 'The two entities, and the values to keep.',
  inputFields: (t) => ({
    survivorId: t.globalID({ required: true, for: Entity, description: 'The ID of the entity that stays.' }),
    mergedId: t.globalID({ required: true, for: Entity, description: 'The ID of the entity to merge into it.' }),
    name: t.string({ validate: shortText, description: 'The name to keep. If omitted, the survivor’s.' }),
    note: t.string({ validate: valueText, description: 'The notes to keep. If omitted, the survivor’s.' }),
    values: t.field({
      type: [EntityValueInput],
      required: true,
      validate: maxItems(maxEntityFields),
      description: 'The values to keep. Fields that are left out keep the survivor’s.',
    }),
  }),
  mayEach: [
    ['entity', 'mergeEntity', ({ input }) => input.survivorId.id],
    ['entity', 'mergeEntity', ({ input }) => input.mergedId.id],
  ],
  idempotent: true,
  run: async (ctx, { input: { survivorId, mergedId, name, note, values } }, key) => {
    const told = values.map(({ fieldId, value }) => ({ fieldId: fieldId.id, value }));
    const wanted = { survivorId: survivorId.id, mergedId: mergedId.id, name, note, values: told };
    return { id: await mergeEntities(ctx, wanted, key) };
  },
  outputDescription: 'The merge.',
  outputFields: mergeOutput,
});

defineMutation('undoEntityMerge', {
  description:
    'Separates two merged entities again. Values that were edited since and answers given since stay with the survivor.',
  inputDescription: 'The merge to undo.',
  inputFields: (t) => ({
    mergeId: t.globalID({ required: true, for: EntityMerge, description: 'The ID of the merge.' }),
  }),
  may: ['entity', 'mergeEntity', ({ input }, ctx) => resolveSurvivor(ctx, input.mergeId.id)],
  idempotent: true,
  run: async (ctx, { input: { mergeId } }, key) => ({ id: await undoEntityMerge(ctx, { mergeId: mergeId.id }, key) }),
  outputDescription: 'The merge that was undone.',
  outputFields: mergeOutput,
});

/** The entity that stayed. People who can't see it can't tell whether a merge exists. */
async function resolveSurvivor(ctx: RequestContext, mergeId: string): Promise<string> {
  const survivorId = await survivorOf(ctx, mergeId);
  if (survivorId === undefined) throw notAllowed(ctx, false);
  return survivorId;
}

async function survivorOf({ services: { db } }: RequestContext, mergeId: string): Promise<string | undefined> {
  const merge = await db.entityMerge.findUnique({ where: { id: mergeId }, select: { survivorId: true } });
  return merge?.survivorId;
}
