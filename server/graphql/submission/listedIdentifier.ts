import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

type Named = Pick<DashboardRow, 'id' | 'kind' | 'identifier' | 'identifierRedacted'>;

/**
 * The name of a row: whoever has no more to do with a submission than to review it is kept from some answers. Most rows
 * answer at once: a promise in each made a promise of each field beside it, a twelfth of the time of a page.
 */
export const listedIdentifier = (
  { id, kind, identifier, identifierRedacted }: Named,
  { access }: RequestContext,
): Promise<string | null> | string | null =>
  identifierRedacted && kind === 'InitiatedFlow'
    ? access.may('submission', 'viewAsStaff', id).then((may) => (may ? identifier : null))
    : identifier;
