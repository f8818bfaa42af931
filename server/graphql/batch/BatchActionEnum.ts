import { batchActions } from '#domain/batch/batchRules.ts';
import { builder } from '#server/graphql/builder.ts';

export const BatchActionEnum = builder.enumType('BatchAction', {
  description:
    'An action on many submissions at once. `assign` and `unassign` make the viewer responsible for them or no longer responsible.',
  values: batchActions,
});
