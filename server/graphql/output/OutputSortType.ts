import { outputSorts } from '#domain/filter/outputSorts.ts';
import { builder } from '#server/graphql/builder.ts';

export const OutputSortType = builder.enumType('OutputSort', {
  description: 'What staff can order outputs by.',
  values: outputSorts,
});
