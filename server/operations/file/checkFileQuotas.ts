import { limitQuotasForUnverified, quotaProblem, type FileUsage } from '#domain/file/quotaProblem.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Whose quotas the file counts against. */
export interface FileOwners {
  readonly personId?: string | null;
  readonly submissionId?: string | null;
  readonly teamId?: string | null;
}

/** Always locked in the same order, to avoid deadlocks. */
const holdOwners = statement<[owners: readonly string[]], never>(
  'file_quota_hold',
  `SELECT pg_advisory_xact_lock(hashtextextended('files of ' || owner, 0))::text
   FROM (SELECT unnest($1::text[]) AS owner ORDER BY 1) o`,
);
/** Files that a renewal carries over were not uploaded by anyone, and are already stored for the team. */
type Counted = { readonly [Name in keyof FileUsage]: string } & { readonly isUnverified: boolean };
const countTaken = statement<
  [person: string | null, submission: string | null, team: string | null, now: Date],
  Counted
>(
  'file_quota_taken',
  `SELECT day.files::text AS "personDayFiles", day.bytes::text AS "personDayBytes",
     (SELECT COALESCE(sum(byte_size), 0) FROM stored_files WHERE submission_id = $2::uuid)::text AS "submissionBytes",
     (SELECT COALESCE(sum(byte_size), 0) FROM stored_files WHERE team_id = $3::uuid AND NOT is_carried)::text AS "teamBytes",
     EXISTS (SELECT FROM users WHERE id = $1::uuid AND email_verified_at IS NULL) AS "isUnverified"
   FROM (SELECT count(*) AS files, COALESCE(sum(byte_size), 0) AS bytes FROM stored_files
     WHERE uploaded_by_id = $1::uuid AND NOT is_carried AND created_at > $4::timestamptz - interval '1 day') day`,
);

/**
 * Refuses the file that this transaction has just written if it exceeds a quota. Concurrent writers for the same
 * owners wait for each other here, so each counts the others' files.
 */
export async function checkFileQuotas({ queries, ctx, now }: Tx, owners: FileOwners): Promise<void> {
  const { personId = null, submissionId = null, teamId = null } = owners;
  const held = [personId, submissionId, teamId].filter((id) => id !== null);
  await holdOwners.rows(queries, [held]);
  const [counted] = await countTaken.rows(queries, [personId, submissionId, teamId, now]);
  if (!counted) return;
  const { fileQuotas } = ctx.services;
  const taken: FileUsage = {
    personDayFiles: Number(counted.personDayFiles),
    personDayBytes: Number(counted.personDayBytes),
    submissionBytes: Number(counted.submissionBytes),
    teamBytes: Number(counted.teamBytes),
  };
  const problem = quotaProblem(taken, counted.isUnverified ? limitQuotasForUnverified(fileQuotas) : fileQuotas);
  if (problem) throw new InvalidInput([{ path: 'file', ...problem }]);
}
