import { searchTypes } from '#domain/filter/lists.ts';
import { builder } from '#server/graphql/builder.ts';

export const SearchTypeEnum = builder.enumType('SearchType', {
  description: 'Whether names and numbers are to be the term, or to contain it.',
  values: searchTypes,
});
