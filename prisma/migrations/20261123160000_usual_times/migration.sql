-- How long a step usually takes is the median of those that were completed last.
CREATE INDEX "active_steps_step_identity_completed_at_idx" ON "active_steps"("step_identity", "completed_at");
