import { builder } from '#server/graphql/builder.ts';
import { askedFor } from '#server/graphql/entity/askedFor.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { activeStepOfAnswer, type ActiveStepName } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { searchEntities, type EntityMatch } from '#server/queries/entity/searchEntities.ts';

/** Not the record itself: permission to select it as an answer does not include permission to read it. */
const EntityMatchType = builder.objectRef<EntityMatch>('EntityMatch').implement({
  description: 'A record that can be selected as the answer to a field.',
  fields: (t) => ({
    entityId: t.string({ description: 'The plain ID of the record, as used in answers.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'The name of the record.' }),
  }),
});

builder.queryField('entityMatches', (t) =>
  t.field({
    type: [EntityMatchType],
    description: 'Finds records that can answer a field, by words in their names. Returns at most 50, sorted by name.',
    args: {
      submissionId: t.arg.globalID({ required: true, description: 'The ID of the submission that has the field.' }),
      fieldId: t.arg.globalID({
        required: true,
        description: 'The ID of the field, in the version of the form that the submission uses.',
      }),
      terms: t.arg.string({
        required: true,
        validate: shortText,
        description: 'Words of the name, in any order. All of them must match.',
      }),
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
