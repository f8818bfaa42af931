import { parseFilter, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import type { Content } from '#domain/form/Content.ts';

export interface ListSort<Sort extends string> {
  readonly sort: Sort;
  readonly isAscending: boolean;
}

/**
 * Everything that determines a list's content. It is in the URL, so that it can be shared, bookmarked, and
 * navigated back to. Decision 0045.
 */
export interface ViewState<Sort extends string> extends ListSort<Sort> {
  /** Unvalidated filter conditions; null if the address has none, which means the default view. */
  readonly filters: readonly Content[] | null;
  /** plain ID of the opened saved filter, which may have been edited since */
  readonly savedId: string | null;
}

interface AddressedList<Sort extends string> {
  readonly path: string;
  readonly sorts: readonly Sort[];
  readonly usual: { readonly by: Sort; readonly isDescending: boolean };
  /** parses short forms of filters used by other pages */
  readonly shortFilters?: (search: URLSearchParams) => readonly Content[] | null;
}

export interface ViewUrl<Sort extends string> {
  readonly usualView: ViewState<Sort>;
  /** Parses an address, ignoring unknown values. */
  readonly viewIn: (search: URLSearchParams) => ViewState<Sort>;
  readonly viewPath: (view: ViewState<Sort>) => string;
}

/** Updates the filter, whatever it is by then. */
export type FilterChange<K extends FilterKind> = (now: FilterOf<K>) => FilterOf<K>;

/** Applies a change to the address's filters, or to the page's if the address has none that can be read. */
export function updateFilter<K extends FilterKind>(
  kind: K,
  said: readonly Content[] | null,
  shown: FilterOf<K>,
  change: FilterChange<K>,
): FilterOf<K> {
  const parsed = parseFilter(kind, said);
  return change(parsed.ok ? parsed.value : shown);
}

/** Converts between list views and URL parameters. */
export function viewUrl<Sort extends string>(list: AddressedList<Sort>): ViewUrl<Sort> {
  const { path, sorts, usual, shortFilters = () => null } = list;
  const usualView = { filters: null, sort: usual.by, isAscending: !usual.isDescending, savedId: null };
  return {
    usualView,
    viewIn: (search) => ({
      filters: listIn(search.get('filters')) ?? shortFilters(search),
      sort: sorts.find((one) => one === search.get('sort')) ?? usual.by,
      isAscending: search.get('order') === 'ascending',
      savedId: search.get('saved'),
    }),
    viewPath({ filters, sort, isAscending, savedId }) {
      const search = new URLSearchParams();
      if (filters !== null) search.set('filters', JSON.stringify(filters));
      if (sort !== usual.by) search.set('sort', sort);
      if (isAscending) search.set('order', 'ascending');
      if (savedId !== null) search.set('saved', savedId);
      return search.size === 0 ? path : `${path}?${search}`;
    },
  };
}

/** The `filters` parameter isn't a list. */
export const hasUnreadableFilters = (search: URLSearchParams): boolean =>
  search.has('filters') && listIn(search.get('filters')) === null;

function listIn(text: string | null): readonly Content[] | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(read) ? (read as readonly Content[]) : null;
  } catch {
    return null;
  }
}

export function listQueryVariables<Sort extends string>({ filters, sort, isAscending }: ViewState<Sort>) {
  return { filters: filters ?? [], isBare: filters === null, sort, ascending: isAscending };
}
