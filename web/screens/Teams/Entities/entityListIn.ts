export interface EntityListChoice {
  /** the plain ID of the kind; null for all */
  readonly kind: string | null;
  readonly search: string;
  readonly isArchived: boolean;
}

/** What the list shows, from its address. */
export const entityListIn = (search: URLSearchParams): EntityListChoice => ({
  kind: search.get('kind'),
  search: search.get('search') ?? '',
  isArchived: search.get('show') === 'archived',
});

/** The list's query variables. */
export function entityListVariables(search: URLSearchParams): {
  readonly kind: string | null;
  readonly terms: string | null;
  readonly archived: boolean;
} {
  const { kind, search: terms, isArchived } = entityListIn(search);
  return { kind: kind === null ? null : `CustomEntity:${kind}`, terms: terms || null, archived: isArchived };
}
