import { dateTimeCell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import type { Services } from '#server/Services.ts';

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly hasSignedUp: boolean;
  readonly since: Date;
  readonly timeZone: string;
}

const page = 500;

const peopleRows = statement<[teamId: string, afterName: string, afterId: string, most: number], PersonRow>(
  'export_people',
  `SELECT u.id, u.name, u.email, jsonb_agg(r.name ORDER BY r.name) AS roles, u.claimed_at IS NOT NULL AS "hasSignedUp",
     min(m.created_at) AS since, t.time_zone AS "timeZone"
   FROM role_members m JOIN roles r ON r.id = m.role_id AND r.archived_at IS NULL
   JOIN users u ON u.id = m.user_id AND u.deactivated_at IS NULL JOIN teams t ON t.id = m.team_id
   WHERE m.team_id = $1::uuid AND (u.name, u.id) > ($2, $3::uuid)
   GROUP BY u.id, t.id ORDER BY u.name, u.id LIMIT $4`,
);

/** The people of a team, one per row, by name. */
export const peopleTable = (
  { pool }: Pick<Services, 'pool'>,
  teamId: string,
  onRows: (count: number) => Promise<void>,
): ExportTable => ({
  name: exportValueWords.sheets.people,
  headers: Object.values(exportColumnWords.people),
  rows: async function* rows(): AsyncGenerator<readonly Row[]> {
    let after = { name: '', id: nilUuid };
    for (;;) {
      const people = await peopleRows.rows(pool, [teamId, after.name, after.id, page]);
      yield people.map(({ id, name, email, roles, hasSignedUp, since, timeZone }) => {
        const signedUp = hasSignedUp ? exportValueWords.yes : exportValueWords.no;
        return [name, email, roles.join(', '), signedUp, dateTimeCell(since, timeZone), id];
      });
      await onRows(people.length);
      const last = people.at(-1);
      if (!last || people.length < page) return;
      after = last;
    }
  },
});
