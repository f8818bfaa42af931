import { batchActions } from '#domain/batch/batchRules.ts';
import { builder } from '#server/graphql/builder.ts';

export const BatchActionEnum = builder.enumType('BatchAction', {
  description: 'What is done with many submissions. To assign and to unassign is about whoever asks.',
  values: batchActions,
});
