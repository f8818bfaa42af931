-- What must hold whoever writes. The application checks first and says it kindly; this is the second line.

-- At most one of its kind
CREATE UNIQUE INDEX applicant_attachments_one_primary ON applicant_attachments (submission_id) WHERE is_primary;
CREATE UNIQUE INDEX payment_intents_one_live ON payment_intents (obligation_id) WHERE state = 'live';
CREATE UNIQUE INDEX flow_templates_one_draft ON flow_templates (master_template_id) WHERE kind = 'draft';
CREATE UNIQUE INDEX flow_templates_one_version ON flow_templates (master_template_id, version) WHERE kind <> 'requirement';
CREATE UNIQUE INDEX roles_one_owner ON roles (team_id) WHERE role_type = 'owner';
CREATE UNIQUE INDEX roles_one_member ON roles (team_id) WHERE role_type = 'member';
CREATE UNIQUE INDEX step_intervals_one_open ON step_intervals (active_step_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX advanced_filters_one_default ON advanced_filters (user_id, kind) WHERE is_default;
CREATE UNIQUE INDEX review_requests_one_open ON review_requests (active_step_id, review_group_id, receiving_user_id) WHERE canceled_at IS NULL AND completed_at IS NULL;
CREATE UNIQUE INDEX custom_ids_one_current ON custom_ids (master_template_id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX submission_attachments_one_user ON submission_attachments (submission_id, COALESCE(active_step_id, submission_id), user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX submission_attachments_one_role ON submission_attachments (submission_id, COALESCE(active_step_id, submission_id), role_id) WHERE role_id IS NOT NULL;

-- Addresses do not differ by case alone
CREATE UNIQUE INDEX teams_slug_any_case ON teams (lower(slug));
CREATE UNIQUE INDEX master_templates_slug_any_case ON master_templates (team_id, lower(slug));
ALTER TABLE teams ADD CONSTRAINT teams_slug_shape CHECK (slug ~ '^[A-Za-z0-9_-]{3,}$' AND slug !~ '^[0-9]+$');
ALTER TABLE teams ADD CONSTRAINT teams_color_shape CHECK (color ~ '^#[0-9a-fA-F]{6}$');
ALTER TABLE users ADD CONSTRAINT users_email_lower CHECK (email = lower(btrim(email)));
ALTER TABLE tags ADD CONSTRAINT tags_name_lower CHECK (name = lower(btrim(name)) AND name <> '');
ALTER TABLE team_domains ADD CONSTRAINT team_domains_lower CHECK (domain = lower(domain));

-- Exactly one of several
ALTER TABLE sections ADD CONSTRAINT sections_one_place CHECK (num_nonnulls(step_id, survey_id) = 1);
ALTER TABLE step_attachments ADD CONSTRAINT step_attachments_one_place CHECK (num_nonnulls(step_id, review_group_id) = 1);
ALTER TABLE step_attachments ADD CONSTRAINT step_attachments_one_subject CHECK (num_nonnulls(user_id, role_id) = 1);
ALTER TABLE step_assignments ADD CONSTRAINT step_assignments_one_subject CHECK (num_nonnulls(user_id, role_id) = 1);
ALTER TABLE submission_attachments ADD CONSTRAINT submission_attachments_one_subject CHECK (num_nonnulls(user_id, role_id) = 1);
ALTER TABLE taggings ADD CONSTRAINT taggings_one_subject CHECK (num_nonnulls(submission_id, imported_flow_id) = 1);

-- States and their times agree
ALTER TABLE submissions ADD CONSTRAINT submissions_finished CHECK ((status = 'finished') = (finished_at IS NOT NULL));
ALTER TABLE submissions ADD CONSTRAINT submissions_halted CHECK ((status = 'halted') = (halted_at IS NOT NULL));
ALTER TABLE flow_templates ADD CONSTRAINT flow_templates_published CHECK ((kind = 'published') = (published_at IS NOT NULL));
ALTER TABLE step_intervals ADD CONSTRAINT step_intervals_forward CHECK (ended_at >= started_at);
ALTER TABLE jobs ADD CONSTRAINT jobs_progress CHECK (progress BETWEEN 0 AND 100);
ALTER TABLE jobs ADD CONSTRAINT jobs_finished CHECK ((state IN ('complete', 'failed')) = (finished_at IS NOT NULL));
ALTER TABLE stored_files ADD CONSTRAINT stored_files_size CHECK (state <> 'stored' OR (byte_size IS NOT NULL AND stored_at IS NOT NULL));

-- Numbers
ALTER TABLE team_counters ADD CONSTRAINT team_counters_forward CHECK (value >= 0);
ALTER TABLE submissions ADD CONSTRAINT submissions_scoped_id CHECK (scoped_id > 0);
ALTER TABLE answers ADD CONSTRAINT answers_revision CHECK (revision > 0);
ALTER TABLE flow_templates ADD CONSTRAINT flow_templates_version CHECK (version > 0 AND revision > 0);
ALTER TABLE master_template_memberships ADD CONSTRAINT memberships_level CHECK (permission_level_id > 0);
ALTER TABLE obligations ADD CONSTRAINT obligations_amount CHECK (amount_cents >= 0);
ALTER TABLE payment_configs ADD CONSTRAINT payment_configs_amount CHECK (amount_cents >= 0);
ALTER TABLE payment_configs ADD CONSTRAINT payment_configs_mode CHECK (NOT calculated OR (fixed AND formula_identity IS NOT NULL));
ALTER TABLE payment_configs ADD CONSTRAINT payment_configs_percentage CHECK (custom_fee_percentage BETWEEN 0 AND 100);
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_amounts CHECK (amount_cents >= 100 AND fee_cents >= 0 AND platform_fee_cents >= 0);
ALTER TABLE charges ADD CONSTRAINT charges_amount CHECK (amount_cents > 0 AND fee_cents >= 0);
ALTER TABLE refunds ADD CONSTRAINT refunds_amount CHECK (amount_cents > 0);
ALTER TABLE refunds ADD CONSTRAINT refunds_two_people CHECK (authorized_by_id <> requested_by_id);
ALTER TABLE batch_export_templates ADD CONSTRAINT batch_export_templates_day CHECK (scheduled_day BETWEEN 1 AND 28);
ALTER TABLE fields ADD CONSTRAINT fields_max_length CHECK (max_length > 0);
ALTER TABLE fields ADD CONSTRAINT fields_min_num_checks CHECK (min_num_checks >= 0);

-- Facts about money are added, never changed
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activities_append_only BEFORE UPDATE ON activities FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A published version of a form never changes
CREATE FUNCTION refuse_published_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM flow_templates WHERE id = OLD.flow_template_id AND kind = 'published') THEN
    RAISE EXCEPTION 'a published form cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
DO $$
DECLARE tree_table text;
BEGIN
  FOREACH tree_table IN ARRAY ARRAY['steps', 'sections', 'fields', 'multiple_choice_options', 'logic_configs', 'formulas',
    'review_groups', 'step_assignment_groups', 'subprocess_configs', 'configured_outputs'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_published_change()',
      tree_table || '_frozen', tree_table);
  END LOOP;
END
$$;

-- The dashboard reads these and nothing else
CREATE INDEX inbox_rows_active ON inbox_rows (principal_id, last_activity_at DESC, submission_id DESC) INCLUDE (team_id, master_template_id) WHERE status = 'active';
CREATE INDEX dashboard_rows_active ON dashboard_rows (team_id, last_activity_at DESC, id DESC) WHERE status = 'active';

-- Rows that change with every save: leave room on the page, vacuum early
ALTER TABLE dashboard_rows SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
ALTER TABLE inbox_rows SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
ALTER TABLE answers SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE submissions SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);

-- Whoever loses access hears of it: live subscriptions that concern the person, role or submission are looked at again.
-- Told by the database itself, so that no operation can forget it. What is gained needs no telling.
CREATE FUNCTION tell_lost_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost jsonb := to_jsonb(OLD);
  place int := 0;
BEGIN
  -- arguments come in pairs: a column, and what its id names
  WHILE place < TG_NARGS LOOP
    IF lost ->> TG_ARGV[place] IS NOT NULL THEN
      INSERT INTO event_outboxes (topic, payload)
      VALUES ('access', jsonb_build_object('key', TG_ARGV[place + 1] || ':' || (lost ->> TG_ARGV[place])));
    END IF;
    place := place + 2;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER role_members_access AFTER UPDATE OR DELETE ON role_members FOR EACH ROW EXECUTE FUNCTION tell_lost_access('user_id', 'user');
CREATE TRIGGER roles_access AFTER UPDATE OR DELETE ON roles FOR EACH ROW EXECUTE FUNCTION tell_lost_access('id', 'role');
CREATE TRIGGER users_access AFTER UPDATE OF is_government, deactivated_at, email_verified_at ON users FOR EACH ROW EXECUTE FUNCTION tell_lost_access('id', 'user');
CREATE TRIGGER memberships_access AFTER UPDATE OR DELETE ON master_template_memberships FOR EACH ROW EXECUTE FUNCTION tell_lost_access('user_id', 'user');
CREATE TRIGGER authorities_access AFTER DELETE ON master_template_authorities FOR EACH ROW EXECUTE FUNCTION tell_lost_access('user_id', 'user');
CREATE TRIGGER submission_attachments_access AFTER UPDATE OR DELETE ON submission_attachments FOR EACH ROW EXECUTE FUNCTION tell_lost_access('user_id', 'user', 'role_id', 'role');
CREATE TRIGGER applicants_access AFTER UPDATE OR DELETE ON applicant_attachments FOR EACH ROW EXECUTE FUNCTION tell_lost_access('user_id', 'user');
CREATE TRIGGER review_requests_access AFTER UPDATE OR DELETE ON review_requests FOR EACH ROW EXECUTE FUNCTION tell_lost_access('receiving_user_id', 'user');
CREATE TRIGGER api_tokens_access AFTER UPDATE OF revoked_at, scopes ON api_tokens FOR EACH ROW EXECUTE FUNCTION tell_lost_access('created_by_id', 'user');
CREATE TRIGGER submissions_access AFTER UPDATE OF deleted_at ON submissions FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION tell_lost_access('id', 'submission');
