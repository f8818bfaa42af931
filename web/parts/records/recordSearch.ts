import { searchTypes, type SearchType } from '#domain/filter/lists.ts';
import {
  publicOutputFilters,
  publicRenewalFilters,
  recordLists,
  type PublicOutputFilter,
  type PublicRenewalFilter,
  type RecordList,
} from '#domain/record/recordFilters.ts';

/** A public search, as it is in the address. */
export interface RecordSearch {
  readonly term: string;
  readonly type: SearchType;
  readonly list: RecordList;
  readonly outputs: PublicOutputFilter;
  readonly renewal: PublicRenewalFilter;
  readonly page: number;
}

/** The server's default page size. */
const recordsOnPage = 20;

/** Invalid values mean the defaults, since addresses can be edited by hand. */
export function recordSearchIn(search: URLSearchParams, usualType: SearchType): RecordSearch {
  const chosen = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === search.get(name)) ?? usual;
  const page = search.get('page');
  return {
    term: search.get('q') ?? '',
    type: chosen('type', searchTypes, usualType),
    list: chosen('list', recordLists, 'submissions'),
    outputs: chosen('outputs', publicOutputFilters, 'all'),
    renewal: chosen('renewal', publicRenewalFilters, 'all'),
    page: page !== null && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search, without what is the default. */
export function recordSearchPath(path: string, search: RecordSearch, usualType: SearchType): string {
  const { term, type, list, outputs, renewal, page } = search;
  const parameters = new URLSearchParams({
    ...(term !== '' && { q: term }),
    ...(type !== usualType && { type }),
    ...(list !== 'submissions' && { list }),
    ...(outputs !== 'all' && { outputs }),
    ...(renewal !== 'all' && { renewal }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** The variables of a search's query. */
export const recordSearchVariables = ({ term, type, list, outputs, renewal, page }: RecordSearch) => ({
  ...{ term, type, list, renewal },
  outputStatus: outputs,
  skip: (page - 1) * recordsOnPage,
});
