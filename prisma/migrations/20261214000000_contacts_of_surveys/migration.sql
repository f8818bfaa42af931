-- Reminders are limited per contact of a team, over all of its surveys.
CREATE INDEX "survey_invitations_team_id_email_idx" ON "survey_invitations" ("team_id", "email");
