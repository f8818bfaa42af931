import { statement } from '#server/database/statement.ts';

interface ProofRow {
  readonly confirmed_at: Date;
  readonly factor_at: Date | null;
}

export const readSessionProof = statement<[digest: string], ProofRow>(
  'session_proof',
  'SELECT confirmed_at, factor_at FROM sessions WHERE id = $1',
);

/** Omitted values stay unchanged. */
export const recordSessionProof = statement<[digest: string, confirmedAt: Date | null, factorAt: Date | null], never>(
  'session_prove',
  `UPDATE sessions SET confirmed_at = COALESCE($2::timestamptz, confirmed_at), factor_at = COALESCE($3::timestamptz, factor_at)
   WHERE id = $1`,
);
