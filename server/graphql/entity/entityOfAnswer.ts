import { isContentRecord } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntityField, CustomEntityTypeEnum } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { seesValuesOf } from '#server/graphql/submission/contentForReader.ts';
import { submissionOf } from '#server/graphql/submission/evaluatedFor.ts';

builder.objectField(Answer, 'entity', (t) =>
  t.prismaField({
    type: Entity,
    nullable: true,
    description:
      'The entity that the answer names, as it is now. Null for other answers, and for viewers who only know its name, such as third-party reviewers.',
    resolve: async (query, { submissionId, fieldIdentity, content }, _args, ctx) => {
      const id = isContentRecord(content) ? content['id'] : null;
      if (typeof id !== 'string' || !isUuid(id)) return null;
      const { flowTemplateId } = await submissionOf(ctx, submissionId);
      const field = fieldOf(await formOf(ctx, flowTemplateId), fieldIdentity);
      if (!field || kinds[field.dataType].names !== 'entity') return null;
      return (await seesValuesOf(ctx, id)) ? ctx.services.db.entity.findUnique({ ...query, where: { id } }) : null;
    },
  }),
);

builder.prismaObjectFields(Field, (t) => ({
  customEntityType: t.field({
    type: CustomEntityTypeEnum,
    nullable: true,
    description: 'Where the entities that the field asks for are kept, or null for other fields.',
    select: { customEntity: { select: { type: true } } },
    resolve: ({ customEntity }) => customEntity?.type ?? null,
  }),
  entityFields: t.field({
    type: [CustomEntityField],
    description:
      'The fields of the kind of entity that the field asks for, in order. Viewers outside the team get those that they can see or fill in. Empty for other fields.',
    select: {
      entityCreateable: true,
      teamId: true,
      customEntity: { include: { customEntityFields: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } } },
    },
    resolve: async ({ teamId, customEntity, entityCreateable }, _args, ctx) => {
      if (!customEntity) return [];
      const seesAll = await ctx.access.may('team', 'viewCustomEntities', teamId);
      return customEntity.customEntityFields.filter(
        ({ id, viewable }) => seesAll || viewable || (entityCreateable && id === customEntity.nameFieldId),
      );
    },
  }),
}));

builder.prismaObjectFields(CustomEntityField, (t) => ({
  isNameField: t.boolean({
    description: 'Whether the field names the entities of its kind.',
    select: { nameFieldCustomEntity: { select: { id: true } } },
    resolve: ({ nameFieldCustomEntity }) => nameFieldCustomEntity !== null,
  }),
}));
