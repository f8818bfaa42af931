import { z } from 'zod';
import { Refusal } from '#domain/kernel/refusal.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { askedFor } from '#server/graphql/entity/askedFor.ts';
import { countRemoteRequest } from '#server/graphql/entity/countRemoteRequest.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { resolveCustomEntity } from '#server/graphql/entity/resolveCustomEntity.ts';
import { activeStepOfAnswer } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { addRemoteEntity, refreshRemoteEntity } from '#server/operations/entity/remoteEntity.ts';
import { refreshRemoteFields } from '#server/operations/entity/remoteFields.ts';

const remoteIdInput = {
  required: true,
  validate: z.string().min(1).max(200),
  description: 'The ID of the feature in the remote layer.',
} as const;

const entityOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  entity: t.prismaField({
    type: Entity,
    description: 'The entity as it was just read, with the values that the viewer can see.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.entity.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('addRemoteEntity', {
  description:
    'Reads a feature of a remote GIS layer and makes it an entity that can answer the field. If it is one already, that one is returned.',
  inputDescription: 'The feature, and the field that asks for it.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission that has the field.' }),
    fieldId: t.globalID({
      required: true,
      description: 'The ID of the field, in the version of the form that the submission uses.',
    }),
    remoteId: t.string(remoteIdInput),
  }),
  may: ['activeStep', 'saveAnswer', ({ input }, ctx) => activeStepOfAnswer(ctx, input)],
  run: async (ctx, { input }) => {
    await countRemoteRequest(ctx);
    const customEntityId = await askedFor(ctx, await activeStepOfAnswer(ctx, input), input.fieldId.id);
    if (customEntityId === null) throw new Refusal('notRemote');
    const id = await addRemoteEntity(ctx, { customEntityId, remoteId: input.remoteId });
    const { name } = await ctx.services.db.entity.findUniqueOrThrow({ where: { id }, select: { name: true } });
    return { id, name };
  },
  keepsRights: true,
  outputDescription: 'The entity, as answers use it.',
  outputFields: (t) => ({
    entityId: t.string({
      description: 'The plain ID of the entity, as answers use it.',
      resolve: ({ done }) => done.id,
    }),
    name: t.string({ description: 'The name of the entity.', resolve: ({ done }) => done.name }),
    ...entityOutput(t),
  }),
});

defineMutation('addRemoteEntityOfKind', {
  description:
    'Reads a feature of a remote GIS layer and adds it to the directory. If it is an entity already, that one is returned.',
  inputDescription: 'The feature, and the kind of entity that its layer keeps.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    remoteId: t.string(remoteIdInput),
  }),
  may: ['team', 'createEntity', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  run: async (ctx, { input: { customEntityId, remoteId } }) => {
    await countRemoteRequest(ctx);
    return { id: await addRemoteEntity(ctx, { customEntityId: customEntityId.id, remoteId }) };
  },
  keepsRights: true,
  outputDescription: 'The entity.',
  outputFields: entityOutput,
});

defineMutation('refreshRemoteEntity', {
  description: 'Reads an entity from its remote GIS layer again.',
  inputDescription: 'The entity.',
  inputFields: (t) => ({
    entityId: t.globalID({ required: true, for: Entity, description: 'The ID of the entity.' }),
  }),
  may: ['entity', 'refreshRemoteEntity', ({ input }) => input.entityId.id],
  run: async (ctx, { input }) => ({ id: await refreshRemoteEntity(ctx, input.entityId.id) }),
  keepsRights: true,
  outputDescription: 'The refreshed entity.',
  outputFields: entityOutput,
});

defineMutation('refreshRemoteFields', {
  description:
    'Reads the fields of a kind of entity from its remote GIS layer again and adds new ones. Fields that the layer no longer has are kept.',
  inputDescription: 'The kind of entity.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
  }),
  may: ['team', 'manageCustomEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  run: async (ctx, { input }) => {
    await refreshRemoteFields(ctx, input.customEntityId.id);
    return { id: input.customEntityId.id };
  },
  keepsRights: true,
  outputDescription: 'The kind with its fields.',
  outputFields: (t) => ({
    customEntity: t.prismaField({
      type: CustomEntity,
      description: 'The kind of entity with its fields.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.customEntity.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
