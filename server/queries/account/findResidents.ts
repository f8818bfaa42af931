import type { Pool } from 'pg';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement } from '#server/database/statement.ts';

export interface Resident {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Deliberately small: this is a search, not a way to list residents. Too many matches mean the term should be longer.
 */
export const maxResidents = 10;

const found = statement<[start: string, word: string, email: string, teamIds: readonly string[]], Resident>(
  'residents_by_name',
  `SELECT u.id, u.name, u.email FROM users u
   WHERE (u.name ILIKE $1 OR u.name ILIKE $2 OR u.email LIKE $3) AND u.deactivated_at IS NULL AND u.email_verified_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM role_members m JOIN roles r ON r.id = m.role_id
       WHERE m.user_id = u.id AND m.team_id = ANY ($4::uuid[]) AND r.archived_at IS NULL)
   ORDER BY u.name, u.id LIMIT ${maxResidents}`,
);

/**
 * Verified accounts outside the teams, matched by the start of a word in the name or by the start of the email address.
 * Staff add them as applicants; `residentSearch` decides who may search. Decision 0097.
 */
export function findResidents(
  pool: Pick<Pool, 'query'>,
  term: string,
  teamIds: readonly string[],
): Promise<readonly Resident[]> {
  const start = `${likeText(term)}%`;
  return found.rows(pool, [start, `% ${start}`, `${likeText(normaliseEmail(term))}%`, teamIds]);
}
