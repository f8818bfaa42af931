-- Who loses access at many places at once is told of it once, not once a place: whoever takes their name off ten thousand submissions wrote as
-- many events, of which each process that serves heard. Decision 0004.
CREATE FUNCTION tell_who_lost_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place int := 0;
BEGIN
  -- arguments come in pairs: a column, and what its id names
  WHILE place < TG_NARGS LOOP
    EXECUTE format(
      'INSERT INTO event_outboxes (topic, payload)
       SELECT ''access'', jsonb_build_object(''key'', %L || each.id) FROM (SELECT DISTINCT %I AS id FROM lost WHERE %I IS NOT NULL) each',
      TG_ARGV[place + 1] || ':', TG_ARGV[place], TG_ARGV[place]);
    place := place + 2;
  END LOOP;
  RETURN NULL;
END
$$;

DROP TRIGGER role_members_access ON role_members;
CREATE TRIGGER role_members_access_changed AFTER UPDATE ON role_members REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');
CREATE TRIGGER role_members_access_gone AFTER DELETE ON role_members REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');

DROP TRIGGER roles_access ON roles;
CREATE TRIGGER roles_access_changed AFTER UPDATE ON roles REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('id', 'role');
CREATE TRIGGER roles_access_gone AFTER DELETE ON roles REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('id', 'role');

DROP TRIGGER memberships_access ON master_template_memberships;
CREATE TRIGGER memberships_access_changed AFTER UPDATE ON master_template_memberships REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');
CREATE TRIGGER memberships_access_gone AFTER DELETE ON master_template_memberships REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');

DROP TRIGGER authorities_access ON master_template_authorities;
CREATE TRIGGER authorities_access_gone AFTER DELETE ON master_template_authorities REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');

DROP TRIGGER submission_attachments_access ON submission_attachments;
CREATE TRIGGER submission_attachments_access_changed AFTER UPDATE ON submission_attachments REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user', 'role_id', 'role');
CREATE TRIGGER submission_attachments_access_gone AFTER DELETE ON submission_attachments REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user', 'role_id', 'role');

DROP TRIGGER applicants_access ON applicant_attachments;
CREATE TRIGGER applicants_access_changed AFTER UPDATE ON applicant_attachments REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');
CREATE TRIGGER applicants_access_gone AFTER DELETE ON applicant_attachments REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('user_id', 'user');

DROP TRIGGER review_requests_access ON review_requests;
CREATE TRIGGER review_requests_access_changed AFTER UPDATE ON review_requests REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('receiving_user_id', 'user');
CREATE TRIGGER review_requests_access_gone AFTER DELETE ON review_requests REFERENCING OLD TABLE AS lost
  FOR EACH STATEMENT EXECUTE FUNCTION tell_who_lost_access('receiving_user_id', 'user');

-- Each submission that is deleted is told by itself, without reading the whole of its row. What changes one otherwise changes it with each save,
-- and would pay for what a statement keeps of its rows.
CREATE FUNCTION tell_submission_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outboxes (topic, payload) VALUES ('access', jsonb_build_object('key', 'submission:' || OLD.id));
  RETURN NULL;
END
$$;
DROP TRIGGER submissions_access ON submissions;
CREATE TRIGGER submissions_access AFTER UPDATE OF deleted_at ON submissions FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION tell_submission_lost();
