import { decide, factsAbout } from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { entityFieldOf, type EntityField } from '#server/graphql/entity/askedEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { EntityValueInput } from '#server/graphql/entity/entityMutations.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { activeStepOfAnswer } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { createEntityInSubmission } from '#server/operations/entity/createEntityInSubmission.ts';

/** The rule is about an entity that doesn't exist yet, so its facts are those of the step that asks for it. */
async function mayCreate(ctx: RequestContext, activeStepId: string, field: EntityField): Promise<boolean> {
  const facts = await ctx.access.factsOf('activeStep', activeStepId);
  if (!facts) return false;
  const creationFacts = factsAbout('entity', {
    relations: [...facts.holds] as Relation[],
    traits: field.entityCreateable ? ['createable'] : [],
    token: facts.token,
  });
  return decide('createEntityInSubmission', creationFacts);
}

defineMutation('createEntityInSubmission', {
  description:
    'Adds an entity that a field asks for, if the field allows that. Save its ID and name as the answer to use it.',
  inputDescription: 'The field and the new entity.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission that has the field.' }),
    fieldId: t.globalID({
      required: true,
      description: 'The ID of the field, in the version of the form that the submission uses.',
    }),
    name: t.string({ validate: shortText, description: 'The name, unless a field of the kind names its entities.' }),
    values: t.field({
      type: [EntityValueInput],
      required: true,
      validate: maxItems(maxEntityFields),
      description: 'The values, at most one for each field. Applicants can only fill in fields that they see.',
    }),
  }),
  may: ['activeStep', 'saveAnswer', ({ input }, ctx) => activeStepOfAnswer(ctx, input)],
  idempotent: true,
  run: async (ctx, { input: { submissionId, fieldId, name, values } }, key) => {
    const activeStepId = await activeStepOfAnswer(ctx, { submissionId, fieldId });
    const field = await entityFieldOf(ctx, activeStepId, fieldId.id);
    if (!field || !(await mayCreate(ctx, activeStepId, field))) throw notAllowed(ctx, true);
    const context = await ctx.access.contextOfResource('activeStep', activeStepId);
    const seesAll = await ctx.access.may('team', 'viewCustomEntities', context?.team_id ?? '');
    if (!seesAll) await applyRateLimit(ctx, 'createEntity', ctx.access.principal.userId ?? '');
    const told = values.map(({ fieldId: { id }, value }) => ({ fieldId: id, value }));
    const place = { submissionId: submissionId.id, fieldIdentity: field.identity };
    const input = { ...place, customEntityId: field.customEntityId, seesAll, name, values: told };
    return { id: await createEntityInSubmission(ctx, input, key) };
  },
  outputDescription: 'The new entity.',
  outputFields: (t) => ({
    entity: t.prismaField({
      type: Entity,
      description: 'The new entity, as the viewer may see it.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.entity.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
