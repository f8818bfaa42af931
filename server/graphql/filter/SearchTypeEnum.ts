import { searchTypes } from '#domain/filter/lists.ts';
import { builder } from '#server/graphql/builder.ts';

export const SearchTypeEnum = builder.enumType('SearchType', {
  description: 'Whether names and numbers must equal the search term (`exact`) or contain it (`contains`).',
  values: searchTypes,
});
