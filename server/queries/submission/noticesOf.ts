import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';
import type { SignedStep } from '#server/queries/submission/lapsedSignatures.ts';

/** Candidates for notices above a submission's steps. Doesn't check who may see them. */
export interface NoticesRow {
  readonly id: string;
  readonly outputIds: readonly string[];
  readonly requirementIds: readonly string[];
  readonly isCorrected: boolean;
  readonly asksForOthers: boolean;
  readonly signedSteps: readonly SignedStep[];
}

/** Applicants aren't notified of corrections by the office, so these don't count. */
export const noticesOf = statement<[submissionIds: readonly string[]], NoticesRow>(
  'submission_notices',
  `SELECT s.id,
     ARRAY(SELECT o.id FROM issued_outputs o WHERE o.submission_id = s.id ORDER BY o.created_at LIMIT 100) AS "outputIds",
     ARRAY(SELECT r.id FROM supplemental_requirements r WHERE r.submission_id = s.id ORDER BY r.created_at LIMIT 200) AS "requirementIds",
     EXISTS (SELECT FROM activities a WHERE a.submission_id = s.id AND a.kind = 'correctAnswers'
       AND a.data -> 'isOffices' IS DISTINCT FROM 'true'::jsonb) AS "isCorrected",
     EXISTS (SELECT FROM subprocess_requirements r WHERE r.submission_id = s.id) AS "asksForOthers",
     COALESCE((SELECT jsonb_agg(jsonb_build_object('activeStepId', x.id, 'stepIdentity', x.step_identity, 'digests', x.digests) ORDER BY x.position)
       FROM (SELECT a.id, a.step_identity, a.position, jsonb_agg(g.answers_digest) AS digests
         FROM active_steps a JOIN steps p ON p.id = a.step_id AND p.requires_signature JOIN signings g ON g.active_step_id = a.id
         WHERE a.submission_id = s.id AND a.completed_at IS NOT NULL AND a.signature_skipped_at IS NULL
         GROUP BY a.id) x), '[]'::jsonb) AS "signedSteps"
   FROM submissions s WHERE s.id = ${anyOfSql('$1::uuid[]')}`,
);
