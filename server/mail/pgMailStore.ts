import type { Pool } from 'pg';
import type { MailStore, StoredMail } from '#server/mail/MailStore.ts';

const columns = `id, kind, to_email AS "toEmail", to_name AS "toName", subject, html, text, headers, attempts,
  created_at AS "createdAt", sent_at AS "sentAt", failed_at AS "failedAt", error`;
const longestReason = 500;

/** The emails in the database. */
export function pgMailStore(pool: Pick<Pool, 'query'>): MailStore {
  return {
    async find(id) {
      const { rows } = await pool.query<StoredMail>(`SELECT ${columns} FROM outbox_mails WHERE id = $1`, [id]);
      return rows[0] ?? null;
    },

    async markSent(id, at) {
      await pool.query(
        `UPDATE outbox_mails SET sent_at = $2, error = NULL, attempts = attempts + 1 WHERE id = $1 AND sent_at IS NULL`,
        [id, at],
      );
    },

    async markFailed(id, at, reason, permanent) {
      await pool.query(
        `UPDATE outbox_mails SET failed_at = CASE WHEN $4 THEN $2::timestamptz END, error = $3, attempts = attempts + 1
         WHERE id = $1 AND sent_at IS NULL`,
        [id, at, reason.slice(0, longestReason), permanent],
      );
    },

    async list({ recipient, limit }) {
      const { rows } = await pool.query<StoredMail>(
        `SELECT ${columns} FROM outbox_mails
         WHERE $1 = '' OR position(lower($1) IN lower(to_email || ' ' || coalesce(to_name, ''))) > 0
         ORDER BY created_at DESC, id DESC LIMIT $2`,
        [recipient, limit],
      );
      return rows;
    },

    async deleteBefore(moment) {
      const { rowCount } = await pool.query('DELETE FROM outbox_mails WHERE created_at < $1', [moment]);
      return rowCount ?? 0;
    },
  };
}
