import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Gone {
  readonly teamId: string;
  readonly column: 'user_id' | 'role_id';
  readonly id: string;
}

const forget = statement<[teamId: string, column: string, id: string], never>(
  'draft_rows_forget',
  `DELETE FROM draft_change_rows r USING draft_edits e
   WHERE r.edit_id = e.id AND e.team_id = $1 AND r.table_name IN ('step_attachments', 'step_assignments')
     AND (r.before ->> $2 = $3 OR r.after ->> $2 = $3)`,
);

/** Undoing an edit doesn't bring back someone who has left the team, or a deleted role (decision 0171). */
export async function forgetJournaled({ queries }: Tx, { teamId, column, id }: Gone): Promise<void> {
  await forget.rows(queries, [teamId, column, id]);
}
