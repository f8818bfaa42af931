-- Whether it is the applicants' turn, by which their own list is ordered. Decision 0156.
ALTER TABLE dashboard_rows ADD COLUMN awaits_applicants boolean NOT NULL DEFAULT false;

-- What the stored action tells, and requested changes beside another review. Each later change of a submission writes
-- its row again.
UPDATE dashboard_rows r SET awaits_applicants = true
WHERE r.status = 'active' AND r.kind = 'InitiatedFlow' AND (
  r.action IN ('makeChanges', 'finishRequirements', 'finishSubprocesses', 'sign', 'pay')
  OR r.is_external AND r.action IN ('answer', 'assign', 'advance')
  OR EXISTS (
    SELECT FROM discussions d JOIN step_approvals a ON a.id = d.step_approval_id JOIN active_steps x ON x.id = a.active_step_id
    WHERE d.submission_id = r.id AND d.resolved_at IS NULL AND d.deleted_at IS NULL AND a.outcome = 'changes_requested'
      AND x.step_identity = r.current_step_identity
  )
);
