import { ownSubmissionGroups, type OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';

interface OwnSubmissionsView {
  readonly search: string;
  /** null for all */
  readonly group: OwnSubmissionGroup | null;
}

/** What the list shows, from its address. */
export function ownSubmissionsIn(search: URLSearchParams): OwnSubmissionsView {
  const shown = search.get('show');
  return { search: search.get('q') ?? '', group: ownSubmissionGroups.find((group) => group === shown) ?? null };
}
