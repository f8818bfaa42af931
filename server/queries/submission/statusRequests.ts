import { statement } from '#server/database/statement.ts';

interface NamedApplicant {
  readonly submissionId: string;
  readonly userId: string;
  readonly email: string;
}

/**
 * The submission with a number in a team, and its applicant with an email address. Anyone who reads that mailbox may see
 * the status, as with emails about the submission. People that an unverified person added don't count. See decision 0114.
 */
export const applicantByNumber = statement<
  [teamId: string, scopedId: number | null, customId: string, email: string],
  NamedApplicant
>(
  'status_applicant_by_number',
  `SELECT s.id AS "submissionId", u.id AS "userId", u.email
   FROM submissions s
   JOIN applicant_attachments a ON a.submission_id = s.id
   JOIN users u ON u.id = a.user_id AND u.email = $4 AND u.deactivated_at IS NULL
   WHERE s.team_id = $1::uuid AND s.deleted_at IS NULL
     AND (s.scoped_id = $2::int OR lower(s.custom_id) = $3)
     AND (a.added_by_id = a.user_id OR NOT EXISTS (
       SELECT FROM users adder WHERE adder.id = a.added_by_id AND adder.email_verified_at IS NULL))
   ORDER BY s.scoped_id = $2::int DESC, s.id
   LIMIT 1`,
);

interface CountedAttempt {
  readonly id: string;
  readonly codeSignature: string | null;
}

/**
 * Counts an attempt to enter a code, whether or not a code was ever sent, so that both take the same time. Nothing comes
 * back if the request is unknown, used, or expired, or has had too many attempts.
 */
export const countStatusAttempt = statement<[tokenHash: string, most: number, now: Date], CountedAttempt>(
  'status_count_attempt',
  `UPDATE status_requests SET attempts = attempts + 1
   WHERE token_hash = $1 AND attempts < $2::int AND expires_at > $3::timestamptz AND opened_at IS NULL
   RETURNING id, code_signature AS "codeSignature"`,
);

export interface OpenedStatus {
  readonly submissionId: string;
  readonly userId: string;
}

/** What an opened request shows, as long as the person is still an applicant with the address that got the code. */
export const openedStatus = statement<[id: string, openedAfter: Date], OpenedStatus>(
  'status_opened',
  `SELECT r.submission_id AS "submissionId", r.user_id AS "userId"
   FROM status_requests r
   JOIN submissions s ON s.id = r.submission_id AND s.deleted_at IS NULL
   JOIN users u ON u.id = r.user_id AND u.email = r.email AND u.deactivated_at IS NULL
   WHERE r.id = $1::uuid AND r.opened_at > $2::timestamptz
     AND EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = s.id AND a.user_id = u.id)`,
);
