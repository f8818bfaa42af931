import { parseFilter, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import type { Content } from '#domain/form/Content.ts';

export interface OrderOf<Sort extends string> {
  readonly sort: Sort;
  readonly isAscending: boolean;
}

/** Decision 0045. All that a list shows depends on; it stands in the address, so that it can be sent, kept and gone back to. */
export interface ViewOf<Sort extends string> extends OrderOf<Sort> {
  /** Conditions as filters hold them, not yet judged; null where the address says nothing, and the list begins as usual. */
  readonly filters: readonly Content[] | null;
  /** the saved filter that was opened, plain; it may have been changed since */
  readonly savedId: string | null;
}

interface AddressedList<Sort extends string> {
  readonly path: string;
  readonly sorts: readonly Sort[];
  readonly usual: { readonly by: Sort; readonly isDescending: boolean };
  /** shorter ways of saying filters, as other pages give them */
  readonly shortFilters?: (search: URLSearchParams) => readonly Content[] | null;
}

export interface ViewAddress<Sort extends string> {
  readonly usualView: ViewOf<Sort>;
  /** What an address says; what it does not know it leaves out. */
  readonly viewIn: (search: URLSearchParams) => ViewOf<Sort>;
  readonly viewPath: (view: ViewOf<Sort>) => string;
}

/** A change of what a list is filtered by, whatever that is by then. */
export type FilterChange<K extends FilterKind> = (now: FilterOf<K>) => FilterOf<K>;

/** What the filters of an address become, and what those of the page become where it says nothing that can be read. */
export function changedFilter<K extends FilterKind>(
  kind: K,
  said: readonly Content[] | null,
  shown: FilterOf<K>,
  change: FilterChange<K>,
): FilterOf<K> {
  const parsed = parseFilter(kind, said);
  return change(parsed.ok ? parsed.value : shown);
}

/** How the views of a list stand in its address. */
export function viewAddress<Sort extends string>(list: AddressedList<Sort>): ViewAddress<Sort> {
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

/** The address names filters that are no list at all. */
export const isUnreadable = (search: URLSearchParams): boolean =>
  search.has('filters') && listIn(search.get('filters')) === null;

function listIn(text: string | null): readonly Content[] | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(read) ? (read as readonly Content[]) : null;
  } catch {
    return null;
  }
}

/** What the query of a list is asked with. */
export function variablesOf<Sort extends string>({ filters, sort, isAscending }: ViewOf<Sort>) {
  return { filters: filters ?? [], isBare: filters === null, sort, ascending: isAscending };
}
