import { kinds } from '#domain/form/fields/kinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { may } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { activeStepOfAnswer, type ActiveStepName } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { searchEntities, type EntityMatch } from '#server/queries/entity/searchEntities.ts';

/** Not the record itself: who may answer with it may not therefore read what the town keeps of it. */
const EntityMatchType = builder.objectRef<EntityMatch>('EntityMatch').implement({
  description: 'A record that could be the answer to a field.',
  fields: (t) => ({
    entityId: t.string({ description: 'Its plain id, as an answer names it.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'As the team calls it.' }),
  }),
});

builder.queryField('entityMatches', (t) =>
  t.field({
    type: [EntityMatchType],
    description: 'Finds records to answer a field with, by words of their names, the first fifty by name.',
    args: {
      submissionId: t.arg.globalID({ required: true, description: 'The submission in which the field is answered.' }),
      fieldId: t.arg.globalID({ required: true, description: 'The field, in the version of that submission.' }),
      terms: t.arg.string({ required: true, validate: line, description: 'Words of the name, in any order.' }),
    },
    authScopes: may('activeStep', 'saveAnswer', (_root, meant: ActiveStepName, ctx: RequestContext) =>
      activeStepOfAnswer(ctx, meant),
    ),
    resolve: async (_root, { fieldId, terms, ...meant }, ctx) => {
      const customEntityId = await askedFor(ctx, await activeStepOfAnswer(ctx, { ...meant, fieldId }), fieldId.id);
      return customEntityId === null ? [] : [...(await searchEntities(ctx.services.pool, customEntityId, terms))];
    },
  }),
);

/** The kind of records that a field of a step asks for; null for fields that ask for something else. */
async function askedFor(ctx: RequestContext, activeStepId: string, field: string): Promise<string | null> {
  const context = await ctx.access.contextOfResource('activeStep', activeStepId);
  const form = await ctx.services.loadForm(context?.version_id ?? '');
  const asking = form?.fields.find(({ id, identity }) => id === field || identity === field);
  return asking && kinds[asking.dataType].names === 'entity' ? asking.customEntityId : null;
}
