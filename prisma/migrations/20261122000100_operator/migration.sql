ALTER TABLE "users" ADD COLUMN "is_operator" BOOLEAN NOT NULL DEFAULT false;

DROP TRIGGER users_access ON users;
CREATE TRIGGER users_access AFTER UPDATE OF is_government, is_operator, deactivated_at, email_verified_at ON users FOR EACH ROW EXECUTE FUNCTION tell_lost_access('id', 'user');
