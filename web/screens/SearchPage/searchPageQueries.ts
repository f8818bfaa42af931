import { defaultSearchType } from '#domain/filter/lists.ts';
import { recordSearchIn, recordSearchVariables } from '#web/parts/records/recordSearch.ts';

export { default as SearchPageParameters } from '#web/__generated__/SearchPageScreenQuery$parameters.ts';

export const pageSearchIn = (search: URLSearchParams) =>
  recordSearchVariables(recordSearchIn(search, defaultSearchType.searchPage));
