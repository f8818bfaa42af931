import { auditAreas, type AuditArea } from '#domain/audit/auditAreas.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';

export interface AuditChoice {
  readonly area: AuditArea | null;
  /** dates as YYYY-MM-DD */
  readonly from: string | null;
  readonly until: string | null;
  /** plain IDs */
  readonly person: string | null;
  readonly team: string | null;
}

const day = /^\d{4}-\d\d-\d\d$/;
const dayIn = (text: string | null): string | null =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
const idIn = (text: string | null): string | null => (text !== null && isUuid(text) ? text : null);

/** The filter is in the URL so that it can be shared and bookmarked. Unknown values are ignored. */
export const auditChoiceIn = (search: URLSearchParams): AuditChoice => ({
  area: auditAreas.find((area) => area === search.get('area')) ?? null,
  from: dayIn(search.get('from')),
  until: dayIn(search.get('until')),
  person: idIn(search.get('person')),
  team: idIn(search.get('team')),
});

export function auditChoicePath(path: string, choice: AuditChoice): string {
  const given = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The end date is inclusive. */
export const toAuditFilter = ({ area, from, until, person }: AuditChoice) => ({
  area,
  from: from && `${from}T00:00:00.000Z`,
  until: until && new Date(Date.parse(until) + 86_400_000).toISOString(),
  actorId: person && `User:${person}`,
});

export const auditFilterIn = (search: URLSearchParams): ReturnType<typeof toAuditFilter> =>
  toAuditFilter(auditChoiceIn(search));

/** The site-wide log can also be filtered by team. */
export function operatorAuditIn(search: URLSearchParams): {
  readonly filter: ReturnType<typeof toAuditFilter>;
  readonly teamId: string | null;
} {
  const { team } = auditChoiceIn(search);
  return { filter: auditFilterIn(search), teamId: team && `Team:${team}` };
}
