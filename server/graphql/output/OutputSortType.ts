import { outputSorts } from '#domain/filter/outputSorts.ts';
import { builder } from '#server/graphql/builder.ts';

export const OutputSortType = builder.enumType('OutputSort', {
  description: 'The values by which staff can sort outputs.',
  values: outputSorts,
});
