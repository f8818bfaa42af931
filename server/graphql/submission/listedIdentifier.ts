import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

type Named = Pick<DashboardRow, 'id' | 'kind' | 'identifier' | 'identifierRedacted'>;

/** The name of a row: whoever has no more to do with a submission than to review it is kept from some answers. */
export const listedIdentifier = async (
  { id, kind, identifier, identifierRedacted }: Named,
  { access }: RequestContext,
): Promise<string | null> =>
  identifierRedacted && kind === 'InitiatedFlow' && !(await access.may('submission', 'viewAsStaff', id))
    ? null
    : identifier;
